const STARS = [12, 36, 60, 84, 108]
  .map((x) => `M${x} 2.5l2.9 6.1 6.6.9-4.8 4.6 1.2 6.6L${x} 17.5l-5.9 3.2 1.2-6.6-4.8-4.6 6.6-.9z`)
  .join("");

const MARKS = {
  pin: "M12 21c-4-4.500-6.500-7.800-6.500-11a6.500 6.500 0 0 1 13 0c0 3.200-2.500 6.500-6.500 11ZM9.700 10a2.300 2.300 0 1 0 4.600 0a2.300 2.300 0 1 0-4.600 0",
  clock: "M3 12a9 9 0 1 0 18 0a9 9 0 1 0-18 0M12 7v5l3.500 2",
  calendar:
    "M5 5.5h14A1.5 1.5 0 0 1 20.5 7v12a1.5 1.5 0 0 1-1.5 1.5H5A1.5 1.5 0 0 1 3.5 19V7A1.5 1.5 0 0 1 5 5.5zM3.5 10h17M8 3v4M16 3v4",
};

/** Ids of the page, whose other ids are Portuguese words. */
export type Shape = `shape-${keyof typeof MARKS}`;

/** Once in every page: twenty results with their own would be a quarter of its bytes. */
export const Shapes = () => (
  <svg className="hidden" aria-hidden="true">
    <path id="five-stars" d={STARS} />
    {Object.entries(MARKS).map(([name, path]) => (
      <symbol key={name} id={`shape-${name}`} viewBox="0 0 24 24">
        <path d={path} />
      </symbol>
    ))}
  </svg>
);
