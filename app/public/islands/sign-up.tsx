import { AuthProvider } from "#app/features/account/session/auth-provider.tsx";
import { DocumentLinks } from "#app/features/legal/document-links.tsx";
import { ProfileFields } from "#app/features/professionals/fields/profile-fields.tsx";
import { SignUpWizard } from "#app/features/sign-up/wizard.tsx";
import type { Operator } from "#app/shared/operator.ts";

export default function SignUp({ operator }: { operator: Operator }) {
  return (
    <AuthProvider>
      <SignUpWizard
        profileFields={(names) => <ProfileFields names={names} />}
        documents={<DocumentLinks operator={operator} />}
      />
    </AuthProvider>
  );
}
