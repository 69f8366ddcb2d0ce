/** An arch of the porticoes of Bethesda, its door, and the water of the pool; public/favicon.svg is the same on a tile. */
export function LogoMark({ className = "size-9" }: { className?: string }) {
  return (
    <svg viewBox="0 0 32 32" className={className} fill="none" strokeLinecap="round" strokeWidth="3" aria-hidden="true">
      <path className="stroke-primary" d="M4.5 20v-5.5a11.5 11.5 0 0 1 23 0V20" />
      <path className="fill-primary" d="M11.5 21.5v-7a4.5 4.5 0 0 1 9 0v7z" />
      <path className="stroke-accent-bright" d="M4 26.5c4 0 4 2.5 8 2.5s4-2.5 8-2.5 4 2.5 8 2.5" />
    </svg>
  );
}
