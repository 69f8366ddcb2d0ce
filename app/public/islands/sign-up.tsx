import { AuthProvider } from "#app/features/account/session/auth-provider.tsx";
import { DocumentLinks } from "#app/features/legal/document-links.tsx";
import { ContactEmailField, WhatsappField } from "#app/features/professionals/fields/contact-fields.tsx";
import { NameField } from "#app/features/professionals/fields/name-field.tsx";
import { PlaceFields } from "#app/features/professionals/fields/place-fields.tsx";
import { DescriptionField, ScheduleField } from "#app/features/professionals/fields/presentation-fields.tsx";
import { ProfessionFields } from "#app/features/professionals/fields/profession-fields.tsx";
import { SignUpWizard } from "#app/features/sign-up/wizard.tsx";
import type { Operator } from "#app/shared/operator.ts";

export default function SignUp({ operator }: { operator: Operator }) {
  return (
    <AuthProvider>
      <SignUpWizard
        name={<NameField />}
        profession={<ProfessionFields />}
        place={
          <>
            <PlaceFields />
            <ScheduleField />
            <DescriptionField />
          </>
        }
        contact={
          <>
            <WhatsappField />
            <ContactEmailField />
          </>
        }
        documents={<DocumentLinks operator={operator} />}
      />
    </AuthProvider>
  );
}
