// Tables in the browser's own storage: what the rules append is there before it is shown.

const DATABASE = 'critias'
const TABLES = 'tables'
const ROWS = 'rows'

export class Journal {
  private constructor(private readonly database: IDBDatabase) {}

  static async open(): Promise<Journal> {
    const opening = indexedDB.open(DATABASE, 1)
    opening.onupgradeneeded = () => {
      opening.result.createObjectStore(TABLES, { keyPath: 'id' }).createIndex('at', 'at')
      opening.result.createObjectStore(ROWS)
    }
    const database = await settled(opening)
    // A newer page in another window wants to change how things are stored: let it.
    database.onversionchange = () => database.close()
    return new Journal(database)
  }

  /** The ids of all tables, the latest first. */
  async tables(): Promise<string[]> {
    const keys = this.store(TABLES, 'readonly').index('at')
    return ((await settled(keys.getAll())) as { id: string }[]).map(({ id }) => id).reverse()
  }

  async record(table: string): Promise<string | undefined> {
    const found = await settled(this.store(TABLES, 'readonly').get(table))
    return (found as { record: string } | undefined)?.record
  }

  async keep(table: string, record: string): Promise<void> {
    await this.written(TABLES, (store) => store.put({ id: table, at: Date.now(), record }))
  }

  async rows(table: string, after: number): Promise<string[]> {
    const range = IDBKeyRange.bound([table, after + 1], [table, Infinity])
    return (await settled(this.store(ROWS, 'readonly').getAll(range))) as string[]
  }

  /** Keep an entry; false if another has its number, which another window gave it. */
  async append(table: string, number: number, row: string): Promise<boolean> {
    try {
      await this.written(ROWS, (store) => store.add(row, [table, number]))
      return true
    } catch (error) {
      if (error instanceof DOMException && error.name === 'ConstraintError') return false
      throw error
    }
  }

  private store(name: string, mode: IDBTransactionMode): IDBObjectStore {
    return this.database.transaction(name, mode).objectStore(name)
  }

  /** Write, and wait until it would survive the machine losing power. */
  private written(name: string, write: (store: IDBObjectStore) => IDBRequest): Promise<void> {
    const transaction = this.database.transaction(name, 'readwrite', { durability: 'strict' })
    write(transaction.objectStore(name))
    return new Promise((resolve, reject) => {
      transaction.oncomplete = () => resolve()
      transaction.onabort = () => reject(transaction.error ?? new Error('nothing was stored'))
    })
  }
}

function settled<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error ?? new Error('the storage failed'))
  })
}
