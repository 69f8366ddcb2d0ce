import { brand } from "#app/shared/brand.ts";
import { download } from "#app/shared/files/download.ts";
import { toast } from "#app/shared/toast.ts";
import { Button } from "#app/shared/ui/button.tsx";
import { useAttempt } from "../sign-in/use-attempt.ts";
import { fetchOwnData } from "./account.client.ts";
import { exportName } from "./export-name.ts";
import { SettingsSection } from "./settings-section.tsx";

export function DataExport() {
  const { isBusy, attempt } = useAttempt("Seus dados não foram baixados");

  async function save() {
    const result = await attempt(fetchOwnData);
    if (!result) return;
    const name = exportName(Date.now());
    download(name, JSON.stringify(result.data, null, 2), "application/json");
    toast({ title: "Dados baixados", description: `O arquivo ${name} está nos seus downloads.` });
  }
  return (
    <SettingsSection title="Seus dados" summary="Baixar tudo o que guardamos sobre você">
      <p className="mb-5 max-w-text">
        Um arquivo com tudo o que a {brand.name} guarda sobre você: conta, perfil, horários, assinatura, agenda e
        avaliações. É um arquivo JSON, que outros serviços sabem ler.
      </p>
      <Button busy={isBusy} busyLabel="Reunindo..." className="max-sm:w-full" onClick={save}>
        Baixar meus dados
      </Button>
    </SettingsSection>
  );
}
