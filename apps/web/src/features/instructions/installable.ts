const manifests = import.meta.glob('../../../public/*.webmanifest', { query: '?url' });

/** Whether this build of the web app can be installed: browsers ask for a manifest. */
export const isInstallable = Object.keys(manifests).length > 0;
