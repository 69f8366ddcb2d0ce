import { Icon, type IconProps } from "#app/shared/ui/icons/icons.tsx";

export const ChatIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M12 3.500a8.500 8.500 0 0 0-7.300 12.900L3.500 20.500l4.200-1.100A8.500 8.500 0 1 0 12 3.500Z" />
    <path d="M9 9.500c0 3 2.500 5.500 5.500 5.500" />
  </Icon>
);

export const MailIcon = (props: IconProps) => (
  <Icon {...props}>
    <rect x="3" y="5.500" width="18" height="13" rx="2" />
    <path d="m3.500 7 8.500 6.500L20.500 7" />
  </Icon>
);

export const ShareIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M12 15V4M8 7.500 12 3.500l4 4M5 12v6.500a1.500 1.500 0 0 0 1.500 1.500h11a1.500 1.500 0 0 0 1.500-1.500V12" />
  </Icon>
);

export const QrIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M4 4h6v6H4zM14 4h6v6h-6zM4 14h6v6H4zM14 14h2.500v2.500H14zM20 14v.01M20 20h-2.500M14 20v.01M20 17v.01" />
  </Icon>
);

export const VideoIcon = (props: IconProps) => (
  <Icon {...props}>
    <rect x="3" y="6.500" width="12" height="11" rx="2" />
    <path d="m15 10.500 6-3v9l-6-3" />
  </Icon>
);
