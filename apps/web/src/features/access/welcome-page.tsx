export function WelcomePage() {
  return <h1>Welcome</h1>;
}
