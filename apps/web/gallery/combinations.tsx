const combinations = ['ar', 'en'].flatMap((language) =>
  ['light', 'dark'].map((theme) => ({ language, theme })),
);

/** The page in its four combinations, side by side. */
export function Combinations() {
  return (
    <div className="grid h-dvh grid-cols-2 grid-rows-2 gap-px bg-line">
      {combinations.map(({ language, theme }) => (
        <object
          key={`${language} ${theme}`}
          aria-label={`${language}, ${theme}`}
          type="text/html"
          data={`/gallery/?language=${language}&theme=${theme}`}
          className="size-full"
        />
      ))}
    </div>
  );
}
