import { LogoMark } from "#app/shared/ui/frame/logo.tsx";
import { Row, Section } from "./specimen.tsx";

const COLOURS = [
  ["background", "bg-background text-foreground"],
  ["surface", "bg-surface text-foreground"],
  ["surface-raised", "bg-surface-raised text-foreground"],
  ["muted-foreground", "bg-background text-muted-foreground"],
  ["primary", "bg-primary text-primary-foreground"],
  ["primary-soft", "bg-primary-soft text-primary-soft-foreground"],
  ["secondary", "bg-secondary text-secondary-foreground"],
  ["accent-soft", "bg-accent-soft text-accent-foreground"],
  ["destructive", "bg-destructive text-destructive-foreground"],
  ["destructive-soft", "bg-destructive-soft text-destructive-soft-foreground"],
  ["warning-soft", "bg-warning-soft text-warning-soft-foreground"],
  ["success-soft", "bg-success-soft text-success-soft-foreground"],
  ["deep", "bg-deep text-deep-foreground"],
  ["tone-1", "bg-tone-1 text-tone-1-foreground"],
  ["tone-2", "bg-tone-2 text-tone-2-foreground"],
  ["tone-3", "bg-tone-3 text-tone-3-foreground"],
  ["tone-4", "bg-tone-4 text-tone-4-foreground"],
  ["tone-5", "bg-tone-5 text-tone-5-foreground"],
  ["tone-6", "bg-tone-6 text-tone-6-foreground"],
  ["tone-7", "bg-tone-7 text-tone-7-foreground"],
  ["tone-8", "bg-tone-8 text-tone-8-foreground"],
] as const;

const SIZES = ["text-4xl", "text-3xl", "text-2xl", "text-xl", "text-lg", "text-base", "text-sm", "text-xs"];

export function Foundations() {
  return (
    <>
      <Section id="cores" title="Cores">
        <ul className="grid grid-cols-2 gap-3 md:grid-cols-4">
          {COLOURS.map(([name, look]) => (
            <li key={name} className={`rounded border p-4 text-sm font-semibold ${look}`}>
              {name}
            </li>
          ))}
        </ul>
      </Section>
      <Section id="tipos" title="Tipografia">
        {SIZES.map((size) => (
          <p key={size} className={`${size} ${size > "text-2" && size < "text-b" ? "font-serif font-semibold" : ""}`}>
            <span className="numeric text-xs text-muted-foreground">{size}</span> Cuidado, saúde e coração
          </p>
        ))}
        <p className="max-w-text">
          O texto corrido fica abaixo de setenta caracteres por linha, para que a leitura seja tranquila em qualquer
          tela. Um{" "}
          <a href="#tipos" className="text-link">
            link no meio do texto
          </a>{" "}
          é sempre sublinhado.
        </p>
        <p className="numeric">
          1.234,56
          <br />
          7.890,12
        </p>
      </Section>
      <Section id="marca" title="Marca">
        <Row label="16, 24, 36, 64 px">
          <LogoMark className="size-4" />
          <LogoMark className="size-6" />
          <LogoMark />
          <LogoMark className="size-16" />
          <img src="/favicon.svg" alt="" width={16} height={16} />
          <img src="/favicon.svg" alt="" width={32} height={32} />
          <img src="/favicon.svg" alt="" width={64} height={64} />
        </Row>
      </Section>
    </>
  );
}
