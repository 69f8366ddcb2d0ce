import { parentPort, workerData } from "node:worker_threads";
import { readBusyTimes } from "./busy-times.ts";

parentPort?.postMessage(readBusyTimes(workerData.text, workerData.span));
