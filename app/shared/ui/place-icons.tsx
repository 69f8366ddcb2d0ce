import { Icon, type IconProps } from "./icons.tsx";

/* Where and when somebody attends: cards and profiles. */

export const PinIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M12 21c-4-4.500-6.500-7.800-6.500-11a6.500 6.500 0 0 1 13 0c0 3.200-2.500 6.500-6.500 11Z" />
    <circle cx="12" cy="10" r="2.300" />
  </Icon>
);

export const ClockIcon = (props: IconProps) => (
  <Icon {...props}>
    <circle cx="12" cy="12" r="9" />
    <path d="M12 7v5l3.500 2" />
  </Icon>
);

export const CheckIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="m5 12.500 4.500 4.500L19 7.500" />
  </Icon>
);

export const FiltersIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M4 7h9M19 7h1M4 17h1M11 17h9" />
    <circle cx="16" cy="7" r="2.500" />
    <circle cx="8" cy="17" r="2.500" />
  </Icon>
);

export const CalendarIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M5 5.5h14A1.5 1.5 0 0 1 20.5 7v12a1.5 1.5 0 0 1-1.5 1.5H5A1.5 1.5 0 0 1 3.5 19V7A1.5 1.5 0 0 1 5 5.5zM3.5 10h17M8 3v4M16 3v4" />
  </Icon>
);
