/** The signed-in application, in the shell that the server sends for its addresses (panel-paths.ts). */
import { createRoot } from "react-dom/client";
import { createBrowserRouter, RouterProvider } from "react-router";
import { AuthProvider } from "#app/features/account/session/auth-provider.tsx";
import { routes } from "./routes.tsx";

const place = document.getElementById("panel");
if (place)
  createRoot(place).render(
    <AuthProvider>
      <RouterProvider router={createBrowserRouter(routes)} />
    </AuthProvider>,
  );
