import { Trans } from '@lingui/react/macro';

/** Says how a browser that does not offer it by itself installs the web app. */
export function InstallWords() {
  return (
    <ul className="flex list-disc flex-col gap-2 ps-5">
      <li>
        <Trans>Chrome or Edge on a computer: open the menu and choose to install this site as an app.</Trans>
      </li>
      <li>
        <Trans>Chrome on Android: open the menu and choose “Add to home screen”.</Trans>
      </li>
      <li>
        <Trans>Safari on iPhone or iPad: tap “Share”, then “Add to Home Screen”.</Trans>
      </li>
      <li>
        <Trans>Safari on a Mac: choose “Add to Dock” from the “File” menu.</Trans>
      </li>
    </ul>
  );
}
