/** A page that the role of who is signed in may not see. */
export class NotYours extends Error {
  override readonly name = 'NotYours';
}
