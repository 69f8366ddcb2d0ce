import type { ReactNode } from "react";
import { Card, CardTitle } from "#app/shared/ui/card.tsx";
import { sections } from "./field-kinds.ts";
import { fieldsOfSection } from "./field-lists.ts";
import { ProfileFields } from "./fields/profile-fields.tsx";

/** All fields of a profile on one page; the form's state comes from the provider around it. */
export function EditProfileFields({ photo }: { photo: ReactNode }) {
  return (
    <>
      <Section title="Foto">{photo}</Section>
      {(Object.keys(sections) as (keyof typeof sections)[]).map((section) => (
        <Section key={section} title={sections[section]}>
          <ProfileFields names={fieldsOfSection(section)} />
        </Section>
      ))}
    </>
  );
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Card>
      <CardTitle className="mb-4">{title}</CardTitle>
      <div className="flex flex-col gap-2">{children}</div>
    </Card>
  );
}
