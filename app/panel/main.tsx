/** The signed-in application, in the shell that the server sends for its addresses (panel-paths.ts). */
import { createRoot } from "react-dom/client";
import { createBrowserRouter, RouterProvider } from "react-router";
import { AuthProvider } from "#app/features/account/session/auth-provider.tsx";
import { routes } from "./routes.tsx";

// A name for this entry of the history: the router calls the first of every document the same, and would scroll it to where
// the document before was left.
if (!history.state?.key) history.replaceState({ ...history.state, key: Math.random().toString(36).slice(2) }, "");

const place = document.getElementById("panel");
if (place)
  createRoot(place).render(
    <AuthProvider>
      <RouterProvider router={createBrowserRouter(routes)} />
    </AuthProvider>,
  );
