import { Actions } from "#app/shared/ui/gallery/actions.tsx";
import { Content } from "#app/shared/ui/gallery/content.tsx";
import { Feedback } from "#app/shared/ui/gallery/feedback.tsx";
import { Forms } from "#app/shared/ui/gallery/forms.tsx";
import { Foundations } from "#app/shared/ui/gallery/foundations.tsx";
import { Overlays } from "#app/shared/ui/gallery/overlays.tsx";

/** The style guide: everything in it can be tried. */
export default function Gallery() {
  return (
    <>
      <Foundations />
      <Actions />
      <Forms />
      <Content />
      <Feedback />
      <Overlays />
    </>
  );
}
