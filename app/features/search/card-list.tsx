import { usePhotoUrls } from "#app/shared/photo-url.ts";
import { stampedList } from "#app/shared/ui/stamp.tsx";
import type { FoundProfessional } from "./found.ts";
import { CardDrawing, type CardWords, cardWords } from "./professional-card.tsx";

/** The cards of one page. Loaded when the browser draws some itself: those of the first page come drawn. */
export default function CardList({ people }: { people: FoundProfessional[] }) {
  const photoUrl = usePhotoUrls();
  return <Items each={people.map((person) => ({ ...cardWords(person), photo: photoUrl(person.photo) ?? null }))} />;
}

const Items = stampedList(function ItemDrawing(words: CardWords) {
  return (
    <li>
      <CardDrawing {...words} />
    </li>
  );
}, "id");
