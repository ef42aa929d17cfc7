/** What the demo accounts of the server under test sign in with. */
export const demoPassword = 'Demo-only-4173!';
