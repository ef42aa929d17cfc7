/** The password of the demo accounts of the server under test. */
export const demoPassword = 'Demo-only-4173!';
