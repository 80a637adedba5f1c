import { createHash } from "node:crypto";

// Each script is atomic. KEYS[1] maps dropped tags (`t:<tag>`) to a counter, `floor` is the
// newest forgotten drop, `epoch` identifies the set. Clocks do not matter.

export interface Script {
  text: string;
  sha: string;
}

// A missing set starts a new epoch, which invalidates all entries.
const standing = `
local epoch = redis.call('ZSCORE', KEYS[1], 'epoch')
if not epoch then
  redis.call('DEL', KEYS[1])
  local begun = redis.pcall('ZADD', KEYS[1], -tonumber(ARGV[1]), 'epoch', 0, 'floor')
  if type(begun) == 'table' and begun.err then return {false, false} end
  epoch = redis.call('ZSCORE', KEYS[1], 'epoch')
end
`;

// A Redis that cannot write misses drops, so its entries may be stale.
const rejectUnlessWritable = `
redis.call('PERSIST', KEYS[1])
`;

const isFresh = `
local function isFresh(epochThen, countThen, tags)
  if epochThen ~= epoch then return false end
  if tonumber(countThen) < tonumber(redis.call('ZSCORE', KEYS[1], 'floor') or '0') then return false end
  for _, tag in ipairs(tags) do
    local dropped = redis.call('ZSCORE', KEYS[1], 't:' .. tag)
    if dropped and tonumber(dropped) > tonumber(countThen) then return false end
  end
  return true
end
`;

export const beginScript = scriptOf(`
redis.call('DEL', KEYS[1])
return redis.call('ZADD', KEYS[1], -tonumber(ARGV[1]), 'epoch', 0, 'floor')
`);

/**
 * KEYS[2]: entry. ARGV: new epoch, copy id, tags. Returns epoch, count, age in ms, id, and
 * value unless copied.
 */
export const findScript = scriptOf(`
${rejectUnlessWritable}
${standing}
${isFresh}
local count = redis.call('ZRANGE', KEYS[1], -1, -1, 'WITHSCORES')[2]
local entry = redis.call('HMGET', KEYS[2], 'epoch', 'count', 'tags', 'keptAt', 'id')
if not entry[1] then return {epoch, count} end
local tags = {unpack(ARGV, 3)}
for tag in string.gmatch(entry[3], '[^\\n]+') do table.insert(tags, tag) end
if not isFresh(entry[1], entry[2], tags) then return {epoch, count} end
local now = redis.call('TIME')
local age = math.max(0, tonumber(now[1]) * 1000 + math.floor(tonumber(now[2]) / 1000) - tonumber(entry[4]))
if entry[5] == ARGV[2] then return {epoch, count, age, entry[5]} end
return {epoch, count, age, entry[5], redis.call('HGET', KEYS[2], 'value')}
`);

/**
 * KEYS[2]: entry. ARGV: epoch, count, lifetime in seconds, id, value, tags. Returns 1 when
 * stored.
 */
export const keepScript = scriptOf(`
local epoch = redis.call('ZSCORE', KEYS[1], 'epoch')
${isFresh}
local tags = {unpack(ARGV, 6)}
if not epoch or not isFresh(ARGV[1], ARGV[2], tags) then return 0 end
local now = redis.call('TIME')
local keptAt = tonumber(now[1]) * 1000 + math.floor(tonumber(now[2]) / 1000)
local kept = redis.pcall('HSET', KEYS[2], 'epoch', ARGV[1], 'count', ARGV[2], 'tags', table.concat(tags, '\\n'),
  'keptAt', string.format('%.0f', keptAt), 'id', ARGV[4], 'value', ARGV[5])
if type(kept) == 'table' and kept.err then return 0 end
redis.call('EXPIRE', KEYS[2], ARGV[3])
return 1
`);

/** Deletes the set when a drop cannot be recorded. */
export const dropScript = scriptOf(`
if not redis.call('ZSCORE', KEYS[1], 'epoch') then return redis.call('DEL', KEYS[1]) end
local count = tonumber(redis.call('ZRANGE', KEYS[1], -1, -1, 'WITHSCORES')[2]) + 1
for place = 2, #ARGV do
  local noted = redis.pcall('ZADD', KEYS[1], count, 't:' .. ARGV[place])
  if type(noted) == 'table' and noted.err then return redis.call('DEL', KEYS[1]) end
end
local excess = redis.call('ZCARD', KEYS[1]) - 2 - tonumber(ARGV[1])
if excess > 0 then
  local floor = redis.call('ZRANGE', KEYS[1], excess + 1, excess + 1, 'WITHSCORES')[2]
  redis.call('ZREMRANGEBYRANK', KEYS[1], 2, excess + 1)
  redis.call('ZADD', KEYS[1], floor, 'floor')
end
return count
`);

function scriptOf(text: string): Script {
  return { text, sha: createHash("sha1").update(text).digest("hex") };
}
