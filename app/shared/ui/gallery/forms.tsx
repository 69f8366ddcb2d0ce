import { Checkbox } from "#app/shared/ui/form/checkbox.tsx";
import { Field } from "#app/shared/ui/form/field.tsx";
import { Input } from "#app/shared/ui/form/input.tsx";
import { CheckboxGroup, RadioGroup } from "#app/shared/ui/form/radio-group.tsx";
import { Select } from "#app/shared/ui/form/select.tsx";
import { Textarea } from "#app/shared/ui/form/textarea.tsx";
import { Progress } from "#app/shared/ui/progress.tsx";
import { LONG_NAME, Section } from "./specimen.tsx";

const SPECIALTIES = [
  { value: "all", label: "Todas as especialidades" },
  { value: "Psicologia", label: "Psicologia" },
  { value: "Fisioterapia", label: "Fisioterapia" },
];

const LANGUAGES = [
  { value: "pt", label: "Português" },
  { value: "libras", label: "Libras" },
];

const MODALITIES = [
  { value: "presencial", label: "Apenas Presencial" },
  { value: "online", label: "Apenas Online", description: "Por videochamada" },
  { value: "ambos", label: "Presencial e Online" },
];

export function Forms() {
  return (
    <Section id="formularios" title="Formulários">
      <div className="grid gap-x-8 gap-y-3 md:grid-cols-2">
        <Field label="Nome">
          <Input name="name" autoComplete="name" />
        </Field>
        <Field label="E-mail" description="Usamos só para falar com você.">
          <Input type="email" name="email" placeholder="voce@exemplo.com.br" />
        </Field>
        <Field label="Registro" error="Informe o número do registro, como em CRP 12345.">
          <Input name="registration" defaultValue="123" />
        </Field>
        <Field label="Nome longo">
          <Input defaultValue={LONG_NAME} />
        </Field>
        <Field label="Desativado">
          <Input disabled defaultValue="Não muda" />
        </Field>
        <Field label="Somente leitura">
          <Input readOnly defaultValue="CRP 06/166340" />
        </Field>
        <Field label="Especialidade">
          <Select name="specialty" options={SPECIALTIES} defaultValue="all" />
        </Field>
        <Field label="Especialidade com erro" error="Escolha uma especialidade.">
          <Select name="specialty-error" options={SPECIALTIES} defaultValue="all" />
        </Field>
        <Field label="Horários">
          <Textarea name="schedule" />
        </Field>
        <Field label="Descrição" optional description="Conte como você trabalha.">
          <Textarea name="description" limit={1000} counter defaultValue="Atendo adultos." />
        </Field>
        <RadioGroup legend="Modalidade" name="modality" options={MODALITIES} defaultValue="online" />
        <RadioGroup
          legend="Modalidade com erro"
          description="Você pode mudar depois."
          name="modality-error"
          options={MODALITIES}
          error="Escolha uma modalidade."
        />
        <CheckboxGroup legend="Idiomas" optional name="languages" options={LANGUAGES} />
        <Checkbox
          name="terms"
          label="Li e aceito os termos de uso e a política de privacidade"
          error="Você deve aceitar os termos de uso para continuar"
        />
        <div>
          <Checkbox name="news" label="Marcado" defaultChecked description="Com uma explicação." />
          <Checkbox name="off" label="Desativado" disabled />
        </div>
        <Progress value={2} max={4} label="Cadastro" valueText="Etapa 2 de 4" />
        <Progress value={4} max={4} label="Cadastro completo" />
      </div>
    </Section>
  );
}
