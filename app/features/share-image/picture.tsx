import type { CSSProperties, ReactNode } from "react";
import type { PictureFacts } from "#app/features/professionals/profile/picture-facts.ts";
import { formatNumber, initials, plural } from "#app/shared/formats.ts";
import { toneOf } from "#app/shared/ui/avatar.tsx";
import { cut, drawable } from "./drawable-text.ts";
import { colour } from "./palette.ts";
import { PictureFrame, Somebody, StarMark, VerifiedMark } from "./picture-frame.tsx";

/** What messengers show beside a shared profile. Satori draws it: flex boxes and style objects only. */
export function ProfessionalPicture({ facts, photo }: { facts: PictureFacts; photo: string | undefined }) {
  const name = cut(drawable(facts.name), 90) || `Profissional de ${facts.specialty}`;
  return (
    <PictureFrame>
      <div style={{ display: "flex", alignItems: "center", gap: 56 }}>
        {photo ? <img src={photo} alt="" width={272} height={272} style={{ borderRadius: 136 }} /> : initialsOf(facts)}
        <div style={{ display: "flex", flexDirection: "column", width: 728 }}>
          <div style={{ ...nameLook, fontSize: nameSize(name) }}>{name}</div>
          <div style={{ marginTop: 14, fontSize: 40, fontWeight: 600, color: colour("primary") }}>
            {cut(drawable(facts.title), 40)}
          </div>
          <div style={{ marginTop: 6, fontSize: 32, color: colour("foreground") }}>
            {cut(drawable(facts.credentials), 44)}
          </div>
          <div style={{ marginTop: 6, fontSize: 32, color: colour("muted-foreground") }}>
            {cut(drawable(facts.place), 44)}
          </div>
          <Marks facts={facts} />
        </div>
      </div>
    </PictureFrame>
  );
}

/** For the landing, search and place pages: public/share.png, drawn by `npm run share-image`. */
export function GeneralPicture() {
  return (
    <PictureFrame>
      <div style={{ display: "flex", flexDirection: "column", width: 980 }}>
        <div style={{ ...nameLook, fontSize: 76 }}>Encontre profissionais de saúde de confiança</div>
        <div style={{ marginTop: 28, fontSize: 38, lineHeight: 1.35, color: colour("muted-foreground") }}>
          Por especialidade, cidade e horário. Presencial ou online, sem criar conta.
        </div>
      </div>
    </PictureFrame>
  );
}

const nameLook: CSSProperties = {
  display: "block",
  fontFamily: "Lora",
  fontWeight: 600,
  lineHeight: 1.15,
  color: colour("foreground"),
  lineClamp: 3,
  wordBreak: "break-word",
};

function nameSize(name: string) {
  if (name.length <= 20) return 72;
  return name.length <= 40 ? 62 : name.length <= 60 ? 54 : 46;
}

function initialsOf({ id, name }: PictureFacts) {
  const tone = /bg-(tone-\d)/.exec(toneOf(id) ?? "")?.[1] ?? "tone-1";
  const letters = drawable(initials(drawable(name))).replace("?", "");
  const look: CSSProperties = {
    display: "flex",
    alignItems: "center",
    justifyContent: "center",
    width: 272,
    height: 272,
    borderRadius: 136,
    fontSize: 108,
    fontWeight: 600,
    backgroundColor: colour(tone),
    color: colour(`${tone}-foreground`),
  };
  return <div style={look}>{letters || <Somebody colour={colour(`${tone}-foreground`)} />}</div>;
}

function Marks({ facts: { verifiedOn, rating, reviewCount } }: { facts: PictureFacts }) {
  return (
    <div style={{ display: "flex", marginTop: verifiedOn || rating ? 24 : 0, gap: 16 }}>
      {verifiedOn && (
        <Mark background="success-soft" text="success-soft-foreground">
          <VerifiedMark />
          {`Verificado em ${verifiedOn}`}
        </Mark>
      )}
      {rating !== null && (
        <Mark background="accent-soft" text="accent-foreground">
          <StarMark />
          {`${formatNumber(rating, 1)} · ${plural(reviewCount, "avaliação", "avaliações")}`}
        </Mark>
      )}
    </div>
  );
}

function Mark({ background, text, children }: { background: string; text: string; children: ReactNode }) {
  const look: CSSProperties = {
    display: "flex",
    alignItems: "center",
    gap: 12,
    padding: "10px 20px 10px 14px",
    borderRadius: 12,
    fontSize: 26,
    fontWeight: 600,
    backgroundColor: colour(background),
    color: colour(text),
  };
  return <div style={look}>{children}</div>;
}
