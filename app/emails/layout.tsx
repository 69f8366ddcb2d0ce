import { Body } from "@react-email/body";
import { Container } from "@react-email/container";
import { Head } from "@react-email/head";
import { Hr } from "@react-email/hr";
import { Html } from "@react-email/html";
import { Preview } from "@react-email/preview";
import { Section } from "@react-email/section";
import { Text } from "@react-email/text";
import type { ReactNode } from "react";
import { brand } from "#app/shared/brand.ts";
import { colours, darkStyles, fonts } from "./look.ts";
import { Note, TextLink } from "./parts.tsx";
import { useOperator, useOptOut, useSiteUrl } from "./site-url.ts";

type Props = { preview: string; reason: string; children: ReactNode };

/** The one layout of all emails. `reason` says why somebody gets this one. */
export function Layout({ preview, reason, children }: Props) {
  const home = useSiteUrl();
  const operator = useOperator();
  return (
    <Html lang="pt-BR">
      <Head>
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <style>{darkStyles}</style>
      </Head>
      <Body className="page" style={styles.page}>
        {preview && <Preview>{preview}</Preview>}
        <Container style={styles.container}>
          <Text style={styles.brandLine} data-text="skip">
            <TextLink href={home} style={styles.brand}>
              {brand.name}
            </TextLink>
          </Text>
          <Section className="card" style={styles.card}>
            {children}
            <OptOutNote />
          </Section>
          <Hr className="rule" style={styles.rule} />
          <Text className="muted" style={styles.footer}>
            {reason}
            <br />
            {brand.name} ·{" "}
            <TextLink href={home} data-text="plain">
              {new URL(home).host}
            </TextLink>
            <br />
            {operator.name}, CNPJ {operator.cnpj} · {operator.address} · {operator.email}
          </Text>
        </Container>
      </Body>
    </Html>
  );
}

function OptOutNote() {
  const optOut = useOptOut();
  const page = useSiteUrl(optOut?.page);
  if (!optOut) return null;
  const { question, link, rest } = optOut.note;
  return (
    <Note>
      {question} <TextLink href={page}>{link}</TextLink>
      {rest}
    </Note>
  );
}

const styles = {
  page: { backgroundColor: colours.page, margin: 0, padding: "24px 12px" },
  container: { maxWidth: 560, margin: "0 auto" },
  brandLine: { margin: "0 0 16px", padding: "0 8px" },
  brand: { fontFamily: fonts.serif, fontSize: 24, fontWeight: 600, textDecoration: "none" },
  card: {
    backgroundColor: colours.card,
    border: `1px solid ${colours.border}`,
    borderRadius: 14,
    padding: "32px 36px",
  },
  rule: { borderColor: colours.border, margin: "24px 8px 12px", width: "auto" },
  footer: {
    fontFamily: fonts.sans,
    fontSize: 14,
    lineHeight: "21px",
    color: colours.muted,
    margin: 0,
    padding: "0 8px",
  },
};
