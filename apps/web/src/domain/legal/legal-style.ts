/** Style of a legal text: its elements come without classes, from the server too. */
export const legalStyle = [
  'text-base/7 [overflow-wrap:anywhere] text-ink',
  '[&_h2]:mt-10 [&_h2]:mb-3 [&_h2]:scroll-mt-6 [&_h2]:text-xl [&_h2]:font-semibold',
  '[&_h4]:mt-6 [&_h4]:mb-2 [&_h4]:font-semibold',
  '[&_h3]:mt-6 [&_h3]:mb-2 [&_h3]:scroll-mt-6 [&_h3]:text-base [&_h3]:font-semibold',
  '[&_p]:my-3 [&_ul]:my-3 [&_ul]:list-disc [&_ul]:ps-6 [&_ol]:my-3 [&_ol]:list-decimal [&_ol]:ps-6 [&_li]:my-1.5',
  '[&_a]:rounded-sm [&_a]:font-medium [&_a]:text-brand-strong [&_a]:underline [&_a]:underline-offset-4',
  '[&_strong]:font-semibold',
  '[&_.sheet]:my-4 [&_.sheet]:overflow-x-auto',
  '[&_table]:w-full [&_table]:min-w-120 [&_table]:border-collapse [&_table]:[overflow-wrap:break-word] [&_table]:text-sm/6',
  '[&_th]:border-b [&_th]:border-edge [&_th]:py-2 [&_th]:pe-4 [&_th]:text-start [&_th]:align-top [&_th]:font-semibold',
  '[&_td]:border-b [&_td]:border-line [&_td]:py-2 [&_td]:pe-4 [&_td]:align-top',
].join(' ');
