import type { ReactNode } from "react";
import { nameTexts } from "#app/features/professionals/held-texts.ts";
import { type OwnRecord, toPublicProfile } from "#app/features/professionals/own-record.ts";
import type { Professional } from "#app/features/professionals/professional.ts";
import { describeProfile } from "#app/features/professionals/profile/profile-meta.ts";
import { cut } from "#app/shared/formats.ts";
import { Tab, TabList, TabPanel, Tabs } from "#app/shared/ui/tabs.tsx";

type ProfilePreviewsProps = { record: OwnRecord; card: (professional: Professional) => ReactNode };

/** How a card, a search engine and a messenger show the profile: from the same words that they will read. */
export function ProfilePreviews({ record, card }: ProfilePreviewsProps) {
  const isNowhere = record.modality !== "online" && !record.city;
  const professional = { ...toPublicProfile(record), ...(isNowhere && { city: "Sua cidade", state: "UF" }) };
  const page = describeProfile(professional, window.location.origin, { attributes: [] });
  const { host } = window.location;
  return (
    <section aria-label="Como vão ver você" className="min-w-0">
      {record.held_texts.length > 0 && (
        <p className="mb-3 text-sm text-muted-foreground">
          Pacientes ainda não veem assim. À espera de uma conferência: {nameTexts(record.held_texts)}.
        </p>
      )}
      <Tabs defaultValue="cartao">
        <TabList label="Onde verão você">
          <Tab value="cartao">Busca</Tab>
          <Tab value="buscador">Google</Tab>
          <Tab value="mensagem">WhatsApp</Tab>
        </TabList>
        <TabPanel value="cartao" className="@container">
          <div inert>{card(professional)}</div>
        </TabPanel>
        <TabPanel value="buscador">
          <div className="rounded border bg-surface-raised p-4">
            <p className="truncate text-sm text-muted-foreground">
              {host} › profissional › {cut(professional.name, 30)}
            </p>
            <p className="mt-1 font-sans text-lg leading-snug text-link">{cut(page.title, 60)}</p>
            <p className="mt-1 text-sm text-muted-foreground">{cut(page.description ?? "", 155)}</p>
          </div>
        </TabPanel>
        <TabPanel value="mensagem">
          <div className="max-w-sm overflow-hidden rounded border bg-surface">
            <SharedPicture src={record.is_active ? page.image?.href : undefined} professional={professional} />
            <div className="p-3">
              <p className="line-clamp-2 font-semibold">{page.title}</p>
              <p className="line-clamp-2 text-sm text-muted-foreground">{page.description}</p>
              <p className="mt-1 text-sm text-muted-foreground">{host}</p>
            </div>
          </div>
        </TabPanel>
      </Tabs>
    </section>
  );
}

/** The picture is drawn for profiles that everybody may see; before that, a place of its size and shape. */
function SharedPicture({
  src,
  professional: { name, specialty },
}: {
  src: string | undefined;
  professional: Professional;
}) {
  if (src) return <img src={src} alt="" width={1200} height={630} loading="lazy" className="h-auto w-full" />;
  return (
    <div className="on-deep flex aspect-[1200/630] flex-col justify-end p-5">
      <p className="font-serif text-2xl">{name}</p>
      <p>{specialty}</p>
    </div>
  );
}
