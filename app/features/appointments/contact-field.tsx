import { useState } from "react";
import { maskPhone } from "#app/shared/masks.ts";
import { Field } from "#app/shared/ui/field.tsx";
import { Input } from "#app/shared/ui/input.tsx";
import { RadioGroup } from "#app/shared/ui/radio-group.tsx";
import type { RequestFault } from "./appointment-request.ts";

/** One contact is enough. Both fields keep what was typed while one changes one's mind. */
export function ContactField({ faults }: { faults: RequestFault }) {
  const [kind, setKind] = useState("whatsapp");
  const [phone, setPhone] = useState("");
  const [email, setEmail] = useState("");
  return (
    <div>
      <RadioGroup
        legend="Onde você quer receber a resposta?"
        name="contato"
        value={kind}
        onChange={(event) => setKind(event.currentTarget.value)}
        options={[
          { value: "whatsapp", label: "WhatsApp", description: "O profissional escreve para você." },
          { value: "email", label: "E-mail", description: "Você recebe avisos e um lembrete no dia anterior." },
        ]}
      />
      {kind === "whatsapp" ? (
        <Field label="Seu WhatsApp" error={faults.whatsapp}>
          <Input
            name="whatsapp"
            type="tel"
            inputMode="tel"
            autoComplete="tel-national"
            placeholder="(11) 91234-5678"
            maxLength={30}
            value={phone}
            onChange={(event) => setPhone(maskPhone(event.currentTarget.value))}
          />
        </Field>
      ) : (
        <Field label="Seu e-mail" error={faults.email}>
          <Input
            name="email"
            type="email"
            inputMode="email"
            autoComplete="email"
            maxLength={254}
            value={email}
            onChange={(event) => setEmail(event.currentTarget.value)}
          />
        </Field>
      )}
    </div>
  );
}
