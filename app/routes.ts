import { index, type RouteConfig, route } from "@react-router/dev/routes";

const isDevelopment = process.env.NODE_ENV === "development";

export default [
  index("routes/home.tsx"),
  ...(isDevelopment ? [route("dev/ui", "routes/dev-ui.tsx")] : []),
  route("*", "routes/not-found.tsx"),
] satisfies RouteConfig;
