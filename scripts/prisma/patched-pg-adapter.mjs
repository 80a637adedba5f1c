// Adapts @prisma/adapter-pg to the schema engine.
import { randomUUID } from "node:crypto";
import { PrismaPg } from "@prisma/adapter-pg";
import { ColumnTypeEnum } from "@prisma/driver-adapter-utils";
import pg from "pg";

// The caller disposes of `opened`.
export function adapterFactory(connection, { namespace, shadow, opened }) {
  // The engine's advisory lock belongs to one session.
  const factory = new PrismaPg({ ...connection, max: 1 }, { schema: namespace });
  const connect = factory.connect.bind(factory);
  factory.connect = async () => {
    const adapter = patchAdapter(await connect());
    opened.add(adapter);
    return adapter;
  };
  factory.connectToShadowDb = () =>
    shadow
      ? adapterFactory(shadow, { namespace, opened }).connect()
      : connectToFreshDatabase(connection, namespace);
  return factory;
}

function patchAdapter(adapter) {
  adapter.queryRaw = (query) => queryCatalog(adapter, query);
  // adapter-pg splits at every ";", which breaks $$ bodies.
  adapter.executeScript = async (script) => {
    try {
      await adapter.client.query(script);
    } catch (error) {
      adapter.onError(error);
    }
  };
  return adapter;
}

const charType = 18;
const text = 25;
const integer = 23;
const textArray = 1009;
// Catalog types, and the types that adapter-pg reads instead.
const readAs = {
  [charType]: text, // "char"
  22: text, // int2vector
  24: text, // regproc
  28: integer, // xid
  29: integer, // cid
  30: text, // oidvector
  194: text, // pg_node_tree
  1003: textArray, // name[]
  2205: text, // regclass
  2206: text, // regtype
};

async function queryCatalog(adapter, query) {
  const answer = await adapter.performIO(query);
  const fields = answer.fields.map((field) => ({
    ...field,
    dataTypeID: readAs[field.dataTypeID] ?? field.dataTypeID,
  }));
  const stub = Object.create(adapter, {
    performIO: { value: async () => ({ ...answer, fields }) },
  });
  const result = await Object.getPrototypeOf(adapter).queryRaw.call(stub, query);
  result.columnTypes = result.columnTypes.map((type, i) =>
    answer.fields[i].dataTypeID === charType ? ColumnTypeEnum.Character : type,
  );
  return result;
}

// adapter-pg would drop the shadow database while its pool is open.
async function connectToFreshDatabase(connection, namespace) {
  const admin = new pg.Client(connection);
  await admin.connect();
  const database = `prisma_migrate_shadow_db_${randomUUID()}`;
  await admin.query(`CREATE DATABASE "${database}"`);
  const fresh = adapterFactory({ ...connection, database }, { namespace, opened: new Set() });
  const adapter = await fresh.connect();
  const dispose = adapter.dispose.bind(adapter);
  adapter.dispose = async () => {
    await dispose();
    await admin.query(`DROP DATABASE IF EXISTS "${database}" WITH (FORCE)`);
    await admin.end();
  };
  return adapter;
}
