import type { ReactNode } from "react";
import { brand } from "#app/shared/brand.ts";
import { shareImageSize } from "#app/shared/page-description.ts";
import { colour } from "./palette.ts";

/** Sand with the arch and the water of the logo, and the name of the house below. */
export function PictureFrame({ children }: { children: ReactNode }) {
  return (
    <div style={{ ...shareImageSize, display: "flex", flexDirection: "column", ...text }}>
      <Arch />
      <div style={middle}>{children}</div>
      <div style={band}>
        <LogoOnDark />
        <div style={{ marginLeft: 18, fontFamily: "Lora", fontWeight: 600, fontSize: 42 }}>{brand.name}</div>
        <div style={{ marginLeft: "auto", fontSize: 28, color: colour("deep-muted") }}>
          Profissionais de saúde de confiança
        </div>
      </div>
    </div>
  );
}

const text = { backgroundColor: colour("background"), color: colour("foreground"), fontFamily: "Source Sans 3" };
/** Positioned, or the arch would be painted over it. */
const row = { position: "relative", display: "flex", alignItems: "center", padding: "0 72px" } as const;
const middle = { ...row, flexGrow: 1 };
const band = { ...row, height: 116, backgroundColor: colour("deep"), color: colour("deep-foreground") };

/** Large and pale behind the words, cut by the picture's edge. */
function Arch() {
  return (
    <svg
      viewBox="0 0 32 32"
      width={620}
      height={620}
      fill="none"
      aria-hidden="true"
      style={{ position: "absolute", right: -150, top: -40 }}
    >
      <path stroke={colour("surface")} strokeWidth="3" d="M4.5 32V14.5a11.5 11.5 0 0 1 23 0V32" />
      <path fill={colour("surface")} d="M11.5 32V14.5a4.5 4.5 0 0 1 9 0V32z" />
    </svg>
  );
}

function LogoOnDark() {
  return (
    <svg viewBox="0 0 32 32" width={58} height={58} fill="none" aria-hidden="true">
      <path stroke={colour("deep-foreground")} strokeWidth="3" d="M4.5 20v-5.5a11.5 11.5 0 0 1 23 0V20" />
      <path fill={colour("deep-foreground")} d="M11.5 21.5v-7a4.5 4.5 0 0 1 9 0v7z" />
      <path
        stroke={colour("scene-sun")}
        strokeWidth="3"
        strokeLinecap="round"
        d="M4 26.5c4 0 4 2.5 8 2.5s4-2.5 8-2.5 4 2.5 8 2.5"
      />
    </svg>
  );
}

/** For a name without a letter that could be drawn. */
export function Somebody({ colour }: { colour: string }) {
  return (
    <svg viewBox="0 0 24 24" width={150} height={150} fill={colour} aria-hidden="true">
      <circle cx="12" cy="8" r="4.5" />
      <path d="M3.5 21a8.5 7.5 0 0 1 17 0z" />
    </svg>
  );
}

export function VerifiedMark() {
  return (
    <svg viewBox="0 0 24 24" width={36} height={36} fill="none" aria-hidden="true">
      <g stroke={colour("success")} strokeWidth="2" strokeLinecap="round" strokeLinejoin="round">
        <path d="M6 3h12a1 1 0 0 1 1 1v9.5c0 4-3 6-7 7.5-4-1.5-7-3.5-7-7.5V4a1 1 0 0 1 1-1Z" />
        <path d="m8.5 11.5 2.5 2.5 4.5-5" />
      </g>
    </svg>
  );
}

export function StarMark() {
  return (
    <svg viewBox="0 0 24 24" width={36} height={36} aria-hidden="true">
      <path
        fill={colour("accent-bright")}
        stroke={colour("accent")}
        strokeWidth="1.5"
        strokeLinejoin="round"
        d="m12 2.5 2.9 6.1 6.6.9-4.8 4.6 1.2 6.6L12 17.5l-5.9 3.2 1.2-6.6-4.8-4.6 6.6-.9z"
      />
    </svg>
  );
}
