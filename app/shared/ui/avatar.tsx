import { clsx } from "clsx";
import { initials } from "#app/shared/formats.ts";

const TONES = [
  "bg-tone-1 text-tone-1-foreground",
  "bg-tone-2 text-tone-2-foreground",
  "bg-tone-3 text-tone-3-foreground",
  "bg-tone-4 text-tone-4-foreground",
  "bg-tone-5 text-tone-5-foreground",
  "bg-tone-6 text-tone-6-foreground",
  "bg-tone-7 text-tone-7-foreground",
  "bg-tone-8 text-tone-8-foreground",
];

const SIZES = {
  sm: { className: "size-11 text-sm", pixels: 44 },
  default: { className: "size-16 text-xl", pixels: 64 },
  lg: { className: "size-24 text-3xl md:size-28", pixels: 112 },
};

type AvatarProps = {
  name: string;
  /** Picks the colour: the record's id, which outlives a change of name. */
  id: string;
  photo?: string | null | undefined;
  size?: keyof typeof SIZES;
  className?: string;
};

export function Avatar({ name, id, ...rest }: AvatarProps) {
  return <AvatarMark {...avatarMarkProps(name, id)} {...rest} />;
}

export type AvatarMarkProps = { letters: string; tone: string };

export function avatarMarkProps(name: string, id: string): AvatarMarkProps {
  return { letters: initials(name), tone: toneOf(id) };
}

/** Decorative: the name always stands beside it. */
export function AvatarMark({
  letters,
  tone,
  photo,
  size = "default",
  className,
}: AvatarMarkProps & Omit<AvatarProps, "name" | "id">) {
  const { className: sizeClass, pixels } = SIZES[size];
  const look = clsx("avatar", sizeClass, className);
  if (photo)
    return (
      <img
        src={photo}
        alt=""
        width={pixels}
        height={pixels}
        loading={size === "lg" ? "eager" : "lazy"}
        className={`${look} object-cover`}
      />
    );
  return (
    <span aria-hidden="true" className={`${look} avatar-initials ${tone}`}>
      {letters}
    </span>
  );
}

export function toneOf(id: string) {
  let hash = 0;
  for (const char of id) hash = (hash * 31 + char.charCodeAt(0)) >>> 0;
  return TONES[hash % TONES.length] ?? "";
}
