/** Where a test's service listens. It closes no idle connection: what a busy test sends in that moment would be lost. */
export const onOwnPort = { port: 0, hostname: "127.0.0.1", serverOptions: { keepAliveTimeout: 0 } };
