import { plural } from "#app/shared/formats.ts";
import { shadeOf, stateTiles } from "./overview.ts";

const SIZE = 44;
const SHADES = [
  "fill-surface",
  "fill-primary-soft",
  "fill-primary-soft",
  "fill-scene-water",
  "fill-primary",
  "fill-primary",
] as const;

/** The states as equal tiles, so that the small ones are seen as well; the same numbers stand in the table beside. */
export function BrazilMap({ counts }: { counts: Record<string, number> }) {
  const largest = Math.max(0, ...Object.values(counts));
  const total = Object.values(counts).reduce((sum, count) => sum + count, 0);
  return (
    <svg
      viewBox={`${SIZE - 4} -4 ${7 * SIZE + 4} ${7 * SIZE + 4}`}
      role="img"
      aria-label={`Mapa por estado: ${plural(total, "profissional na busca", "profissionais na busca")}`}
      className="h-auto w-full max-w-sm"
    >
      {Object.entries(stateTiles).map(([uf, [column, row]]) => {
        const shade = shadeOf(counts[uf] ?? 0, largest);
        const isDark = shade >= 4;
        return (
          <g key={uf} transform={`translate(${column * SIZE} ${row * SIZE})`}>
            <title>{`${uf}: ${counts[uf] ?? 0}`}</title>
            <rect width={SIZE - 4} height={SIZE - 4} rx="6" className={`${SHADES[shade]} stroke-border`} />
            <text
              x={(SIZE - 4) / 2}
              y="18"
              textAnchor="middle"
              fontSize="13"
              fontWeight="600"
              className={isDark ? "fill-primary-foreground" : "fill-foreground"}
            >
              {uf}
            </text>
            <text
              x={(SIZE - 4) / 2}
              y="33"
              textAnchor="middle"
              fontSize="11"
              className={isDark ? "fill-primary-foreground" : "fill-muted-foreground"}
            >
              {counts[uf] ?? 0}
            </text>
          </g>
        );
      })}
    </svg>
  );
}
