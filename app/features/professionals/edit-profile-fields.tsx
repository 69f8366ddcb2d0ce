import type { ReactNode } from "react";
import { Card, CardTitle } from "#app/shared/ui/card.tsx";
import { ContactEmailField, WhatsappField } from "./fields/contact-fields.tsx";
import { NameField } from "./fields/name-field.tsx";
import { PlaceFields } from "./fields/place-fields.tsx";
import { DescriptionField, ScheduleField } from "./fields/presentation-fields.tsx";
import { ProfessionFields } from "./fields/profession-fields.tsx";

/** All fields of a profile on one page; the form's state comes from the provider around it. */
export function EditProfileFields({ photo }: { photo: ReactNode }) {
  return (
    <>
      <Section title="Foto">{photo}</Section>
      <Section title="Dados profissionais">
        <NameField />
        <ProfessionFields />
      </Section>
      <Section title="Localização e horários">
        <PlaceFields />
        <ScheduleField />
      </Section>
      <Section title="Apresentação e contato">
        <DescriptionField />
        <WhatsappField />
        <ContactEmailField />
      </Section>
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
