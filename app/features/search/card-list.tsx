import type { FoundProfessional } from "./found.ts";
import { ProfessionalCard } from "./professional-card.tsx";

/** The cards of one page. Loaded when the browser draws some itself: those of the first page come drawn. */
export default function CardList({ people }: { people: FoundProfessional[] }) {
  return people.map((professional) => (
    <li key={professional.id}>
      <ProfessionalCard professional={professional} />
    </li>
  ));
}
