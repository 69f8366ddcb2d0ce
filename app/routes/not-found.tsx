import { data } from "react-router";

/** Any address that no other route knows: the root's error boundary draws the page, with status 404. */
export function loader() {
  throw data(null, { status: 404 });
}

export default function NotFound() {
  return null;
}
