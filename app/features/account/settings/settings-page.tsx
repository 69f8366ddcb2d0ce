import { FactorSettings } from "../second-factor/factor-settings.tsx";
import { useAccount } from "../session/use-account.ts";
import { AcceptedDocuments } from "./accepted-documents.tsx";
import { AccountDeletion } from "./account-deletion.tsx";
import { DataExport } from "./data-export.tsx";
import { EmailSettings } from "./email-settings.tsx";
import { PasswordSettings } from "./password-settings.tsx";
import { SessionSettings } from "./session-settings.tsx";

export function SettingsPage() {
  const account = useAccount();
  if (!account) return null;
  return (
    <>
      <h1 className="text-3xl">Ajustes</h1>
      <p className="mt-2 max-w-text text-muted-foreground">Sua conta, sua segurança e seus dados.</p>
      <div className="mt-8 flex max-w-3xl flex-col gap-4">
        <EmailSettings account={account} />
        <PasswordSettings account={account} />
        <FactorSettings account={account} />
        <SessionSettings />
        <AcceptedDocuments />
        <DataExport />
        <AccountDeletion account={account} />
      </div>
    </>
  );
}
