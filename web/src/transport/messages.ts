// What the page and the worker that holds the tables say to each other.

import type { Parts, Progress } from './python'

export type ToWorker =
  | { kind: 'start'; base: string; parts: Parts }
  | { kind: 'ask'; id: number; sent: string }
  | { kind: 'follow'; line: number; table: string }
  | { kind: 'send'; line: number; message: string }
  | { kind: 'close'; line: number }

export type FromWorker =
  | { kind: 'progress'; progress: Progress }
  | { kind: 'ready' }
  | { kind: 'failed'; why: string }
  | { kind: 'reply'; id: number; told: string }
  | { kind: 'open'; line: number }
  | { kind: 'told'; line: number; message: string }
  | { kind: 'gone'; line: number }
