import type { ReactNode } from "react";
import type { Danger } from "#app/features/search/sentence/danger/danger.ts";
import { Alert } from "#app/shared/ui/alert.tsx";
import { buttonVariants } from "#app/shared/ui/button-variants.ts";

const DANGER_TITLES: Record<Danger, string> = {
  corpo: "É uma emergência? Ligue agora para o SAMU: 192",
  vida: "Você não precisa passar por isso sozinho",
  violencia: "Você tem direito a estar em segurança",
  sexual: "A culpa não é de quem sofreu, e há cuidado de graça",
  surto: "Há quem ajude agora, de graça",
};

/** The number that helps first comes first; a finger finds it at once, also a shaking one. */
const CALLS: Record<Danger, [string, string][]> = {
  corpo: [["192", "Ligar para o SAMU 192"]],
  vida: [
    ["188", "Ligar para o CVV 188"],
    ["192", "Ligar para o SAMU 192"],
  ],
  violencia: [["190", "Ligar para o 190"]],
  sexual: [
    ["180", "Ligar para o 180"],
    ["190", "Ligar para o 190"],
  ],
  surto: [["192", "Ligar para o SAMU 192"]],
};

/** What helps in danger, before any result. */
export function DangerHelp({ danger }: { danger: Danger }) {
  return (
    <Alert
      variant="warning"
      title={DANGER_TITLES[danger]}
      action={
        // Below the text: beside it, two of them leave it a narrow column.
        <p className="flex w-full flex-wrap gap-3">
          {CALLS[danger].map(([number, label]) => (
            <a key={number} href={`tel:${number}`} className={buttonVariants({ size: "sm" })}>
              {label}
            </a>
          ))}
        </p>
      }
    >
      {danger === "corpo" && (
        <p>
          O <Phone number="192">SAMU 192</Phone> atende de graça, a qualquer hora, e diz o que fazer até chegar. Quem
          consegue ir é atendido na UPA ou no pronto-socorro mais próximo. Se alguém engoliu ou tomou o que não devia, o{" "}
          <Phone number="08007226001">Disque-Intoxicação 0800 722 6001</Phone> orienta dia e noite. Quem está aqui
          atende com hora marcada, não em emergências.
        </p>
      )}
      {danger === "vida" && (
        <p>
          Para conversar agora, de graça e em sigilo, ligue para o <Phone number="188">CVV 188</Phone>, a qualquer hora.
          Se há perigo neste momento, ligue para o <Phone number="192">SAMU 192</Phone> ou vá ao pronto-socorro mais
          próximo. Se é por alguém de quem você cuida, fique por perto e tire do alcance o que possa machucar. Abaixo,
          quem pode acompanhar.
        </p>
      )}
      {danger === "sexual" && (
        <p className="mb-2">
          Se foi há poucos dias, vá a um hospital ou a uma UPA assim que puder, de preferência em até 72 horas: o SUS dá
          remédios que evitam o HIV, outras infecções e a gravidez. Não é preciso fazer boletim de ocorrência (Lei
          12.845/2013).
        </p>
      )}
      {(danger === "violencia" || danger === "sexual") && (
        <p>
          Se há perigo agora, ligue para a polícia: <Phone number="190">190</Phone>. A Central da Mulher (
          <Phone number="180">180</Phone>) e o Disque 100 (<Phone number="100">100</Phone>, também de crianças e idosos)
          ouvem e orientam de graça, a qualquer hora. Para conversar, o <Phone number="188">CVV 188</Phone>. Abaixo,
          quem pode acompanhar você.
        </p>
      )}
      {danger === "surto" && (
        <p>
          Se há perigo neste momento, ligue para o <Phone number="192">SAMU 192</Phone>. O CAPS mais próximo, do SUS,
          atende quem está em crise, sem hora marcada e sem encaminhamento. Se é por alguém de quem você cuida, fale com
          calma e não discuta com o que a pessoa ouve ou vê. Abaixo, quem pode acompanhar.
        </p>
      )}
    </Alert>
  );
}

export function Phone({ number, children }: { number: string; children: ReactNode }) {
  return (
    <a href={`tel:${number}`} className="text-link font-semibold">
      {children}
    </a>
  );
}
