import { Icon, type IconProps } from "#app/shared/ui/icons/icons.tsx";

/* One mark a page of the panel, on the same grid and with the same line as the site's others. */

const drawn = (path: string) =>
  function PanelIcon(props: IconProps) {
    return (
      <Icon {...props}>
        <path d={path} />
      </Icon>
    );
  };

export const OverviewIcon = drawn("M4 11.5 12 5l8 6.5M6.5 10v9h11v-9M10 19v-5h4v5");
export const ProfileIcon = drawn("M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8ZM4.5 20c.7-3.6 3.7-5.5 7.5-5.5s6.8 1.9 7.5 5.5");
export const HoursIcon = drawn("M12 4a8 8 0 1 0 0 16 8 8 0 0 0 0-16ZM12 8v4.500l3 2");
export const AgendaIcon = drawn("M5 6h14v14H5zM5 10.500h14M9 3.500V7M15 3.500V7");
export const ConnectionsIcon = drawn(
  "M10 14a4 4 0 0 0 5.7 0l3-3A4 4 0 0 0 13 5.3l-1 1M14 10a4 4 0 0 0-5.7 0l-3 3A4 4 0 0 0 11 18.7l1-1",
);
export const ReviewsIcon = drawn("m12 4 2.5 5.1 5.5.8-4 3.9.95 5.500L12 16.700l-4.95 2.6.95-5.5-4-3.9 5.5-.800Z");
export const RegistrationIcon = drawn(
  "M12 3.5 5 6v5.500c0 4.3 2.9 7.5 7 9 4.1-1.5 7-4.7 7-9V6ZM9 12l2.2 2.200L15.2 10",
);
export const PaymentIcon = drawn("M4 6.500h16v11H4zM4 10.500h16M7 14.500h4");
export const SettingsIcon = drawn("M5 7h7M17 7h2M5 12h2M12 12h7M5 17h9M18.5 17h.5M14.5 5v4M9.5 10v4M16 15v4");
export const OperationIcon = drawn("M5 19V9M10 19V5M15 19v-7M20 19v-4");
