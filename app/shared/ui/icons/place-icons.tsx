import { Icon, type IconProps, SharedIcon } from "./icons.tsx";

/* Where and when somebody attends: cards and profiles. */

export const PinIcon = (props: IconProps) => <SharedIcon {...props} shape="shape-pin" />;
export const ClockIcon = (props: IconProps) => <SharedIcon {...props} shape="shape-clock" />;
export const CalendarIcon = (props: IconProps) => <SharedIcon {...props} shape="shape-calendar" />;

export const SearchIcon = (props: IconProps) => (
  <Icon {...props}>
    <circle cx="10.500" cy="10.500" r="6.500" />
    <path d="m15.500 15.500 5 5" />
  </Icon>
);

export const FiltersIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M4 7h9M19 7h1M4 17h1M11 17h9" />
    <circle cx="16" cy="7" r="2.500" />
    <circle cx="8" cy="17" r="2.500" />
  </Icon>
);
