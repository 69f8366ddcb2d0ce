import { Button } from "@react-email/button";
import { Heading } from "@react-email/heading";
import { Link } from "@react-email/link";
import { Section } from "@react-email/section";
import { Text } from "@react-email/text";
import type { CSSProperties, ReactNode } from "react";
import { mailLinkHours } from "#app/features/account/account-terms.ts";
import { firstName, hours } from "#app/shared/formats.ts";
import { colours, fonts } from "./look.ts";

/** The pieces that emails are made of. Styles are inline, because mailboxes drop the rest; dark mode is in look.ts. */
export function Title({ children }: { children: ReactNode }) {
  return (
    <Heading as="h1" className="ink" style={styles.title}>
      {children}
    </Heading>
  );
}

export function Paragraph({ children }: { children: ReactNode }) {
  return (
    <Text className="ink" style={styles.paragraph}>
      {children}
    </Text>
  );
}

/** Letters, with what joins them in a name; no address that a mailbox would turn into a link. */
const givenName = /^\p{L}[\p{L}\p{M}'’-]{0,39}$/u;

/**
 * "Olá, Ana." Whoever gave no name is greeted all the same, and so is whoever gave something else: forms that anybody
 * fills in with anybody's address must not carry advertisements.
 */
export function Greeting({ name }: { name: string | undefined }) {
  const first = firstName(name ?? "");
  return <Paragraph>{givenName.test(first) ? `Olá, ${first}.` : "Olá."}</Paragraph>;
}

export function Note({ children }: { children: ReactNode }) {
  return (
    <Text className="muted" style={styles.note}>
      {children}
    </Text>
  );
}

/** The one thing to do, as a button and as an address that can be copied. */
export function Action({ href, children }: { href: string; children: ReactNode }) {
  return (
    <Section style={styles.action}>
      <Button href={href} className="button" style={styles.button} data-text="action">
        {children}
      </Button>
      <Text className="muted" style={styles.address} data-text="skip">
        Se o botão não funcionar, copie este endereço no navegador:
        <br />
        <TextLink href={href} style={{ wordBreak: "break-all" }}>
          {href}
        </TextLink>
      </Text>
    </Section>
  );
}

type TextLinkProps = {
  href: string;
  children: ReactNode;
  style?: Omit<CSSProperties, "color">;
  "data-text"?: "plain";
};

/** Every link but the button: the library's own blue is too light to read. */
export function TextLink({ style, ...props }: TextLinkProps) {
  return <Link {...props} className="link" style={{ ...styles.link, ...style }} />;
}

/** What is said below every link of the auth service. */
export function LinkNote({ code, linkHours = mailLinkHours }: { code: string; linkHours?: number }) {
  const times =
    linkHours === mailLinkHours
      ? `O link e o código valem por ${hours(mailLinkHours)}`
      : `O link vale por ${hours(linkHours)}, o código por ${hours(mailLinkHours)}`;
  return (
    <Note>
      Se a página pedir um código, digite <strong>{code}</strong>. {times} e para uma única vez. Se não foi você, ignore
      esta mensagem: nada muda na sua conta.
    </Note>
  );
}

/** Digits to type. */
export function Code({ children }: { children: string }) {
  return (
    <Text className="code" style={styles.code}>
      {children}
    </Text>
  );
}

/** Facts in two columns: a name and what it is. */
export function Facts({ facts }: { facts: [name: string, value: string][] }) {
  return (
    <Section className="panel" style={styles.panel}>
      {facts.map(([name, value]) => (
        <Text key={name} className="ink" style={styles.fact}>
          <span className="muted" style={styles.factName}>
            {name}:
          </span>{" "}
          {value}
        </Text>
      ))}
    </Section>
  );
}

const text = { fontFamily: fonts.sans, fontSize: 17, lineHeight: "27px", color: colours.ink, margin: "0 0 16px" };

const styles = {
  title: {
    fontFamily: fonts.serif,
    fontSize: 26,
    lineHeight: "34px",
    fontWeight: 600,
    color: colours.ink,
    margin: "0 0 20px",
  },
  paragraph: text,
  note: { ...text, fontSize: 15, lineHeight: "23px", color: colours.muted },
  action: { margin: "8px 0 20px" },
  button: {
    fontFamily: fonts.sans,
    fontSize: 18,
    fontWeight: 600,
    color: colours.onPrimary,
    backgroundColor: colours.primary,
    borderRadius: 10,
    padding: "14px 28px",
    textAlign: "center" as const,
  },
  address: {
    ...text,
    fontSize: 14,
    lineHeight: "21px",
    color: colours.muted,
    margin: "16px 0 0",
  },
  link: { color: colours.primary, textDecoration: "underline" },
  code: {
    fontFamily: fonts.mono,
    fontSize: 30,
    lineHeight: "40px",
    letterSpacing: "6px",
    fontWeight: 600,
    color: colours.ink,
    backgroundColor: colours.panel,
    borderRadius: 10,
    padding: "12px 20px",
    margin: "0 0 20px",
    textAlign: "center" as const,
  },
  panel: { backgroundColor: colours.panel, borderRadius: 10, padding: "14px 20px", margin: "0 0 20px" },
  fact: { ...text, fontSize: 16, lineHeight: "26px", margin: 0 },
  factName: { color: colours.muted },
};
