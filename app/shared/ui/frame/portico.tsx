/** Bethesda as John 5 tells it: a pool with five porticoes, here at dawn. Decorative. Made to be cut to 2:1, between sky and pool. */
export function Portico({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 640 440" className={className} preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <path className="fill-scene-sky" d="M0 0h640v440H0z" />
      <circle className="fill-scene-sun" cx="320" cy="228" r="38" />
      <path className="fill-scene-hill" d="M0 262c60-22 110-26 170-8s100 20 150 4 90-30 150-22 110 12 170 20v44H0z" />
      <path className="fill-scene-wall" fillRule="evenodd" d={WALL} />
      <path className="fill-scene-water" d="M0 300h640v140H0z" />
      <path
        className="fill-scene-wall"
        fillRule="evenodd"
        opacity="0.28"
        transform="matrix(1 0 0 -0.5 0 450)"
        d={WALL}
      />
      <g className="stroke-scene-sun" strokeWidth="6" strokeLinecap="round" fill="none">
        <path d="M286 322h68M270 346h44M332 346h40M292 372h60M306 398h30" />
      </g>
      <g className="stroke-scene-ripple" strokeWidth="3" strokeLinecap="round" fill="none">
        <path d="M36 336c12 0 12 6 24 6s12-6 24-6 12 6 24 6 12-6 24-6" />
        <path d="M484 352c12 0 12 6 24 6s12-6 24-6 12 6 24 6 12-6 24-6" />
        <path d="M132 398c12 0 12 6 24 6s12-6 24-6 12 6 24 6" />
        <path d="M412 410c12 0 12 6 24 6s12-6 24-6 12 6 24 6 12-6 24-6" />
      </g>
    </svg>
  );
}

/** Roof, wall and steps in one outline; the five arches are holes in it. */
const WALL = [
  "M40 96h560v18h-16v166h24v10h16v12H16v-12h16v-10h24V114H40z",
  "M78 280v-72a35 35 0 0 1 70 0v72z",
  "M172 280v-72a35 35 0 0 1 70 0v72z",
  "M266 280v-86a54 54 0 0 1 108 0v86z",
  "M398 280v-72a35 35 0 0 1 70 0v72z",
  "M492 280v-72a35 35 0 0 1 70 0v72z",
].join("");
