/** The symbol of accessibility: somebody with open arms, in a circle. The law asks for it in plain view (LBI, art. 63, § 1º). */
export function AccessibilityMark({ className }: { className: string }) {
  return (
    <svg
      viewBox="0 0 24 24"
      className={className}
      fill="none"
      stroke="currentColor"
      strokeWidth="1.750"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <circle cx="12" cy="12" r="10.500" />
      <circle cx="12" cy="6.250" r="1.250" fill="currentColor" />
      <path d="m6.500 9.500 4 1v3l-2 5M17.500 9.500l-4 1v3l2 5M10.500 10.500h3M10.500 13.500h3" />
    </svg>
  );
}
