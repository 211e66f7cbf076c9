/* SPDX-FileCopyrightText: 2026 The Tessera Authors
   SPDX-License-Identifier: MIT */

/* Packs rows for PNG, fast rather than small. Each row is written as its difference from the row above: what is plain
   downwards becomes zeros. Of all the repetitions that deflate knows, only one is looked for, a pixel like the one
   before it, so that neither hash tables nor a window are needed; what remains gets Huffman codes of its own for each
   stretch of rows. */

#include "PNGPacking.h"

#include <string.h>

enum {
  literal_count = 286,
  end_of_block = 256,
  longest_code = 15,
  longest_length_code = 7,
  up_filter = 2,
  longest_match = 258,
};

/* Code lengths and codes, whose bits are turned round as deflate wants them. */
typedef struct {
  uint16_t code[literal_count];
  uint8_t length[literal_count];
} huffman_codes;

/* Bits on their way into bytes. */
typedef struct {
  uint8_t *target;
  uint64_t bits;
  unsigned count;
} bit_writer;

static inline __attribute__((always_inline)) void put(bit_writer *writer, uint64_t bits, unsigned count) {
  writer->bits |= bits << writer->count;
  writer->count += count;
}

/* Takes away whole bytes; at most 7 bits stay. */
static inline void flush(bit_writer *writer) {
  /* Little-endian, like all machines that this runs on. */
  memcpy(writer->target, &writer->bits, 8);
  unsigned bytes = writer->count >> 3;
  writer->target += bytes;
  writer->bits = bytes == 8 ? 0 : writer->bits >> (bytes * 8);
  writer->count &= 7;
}

static void pad(bit_writer *writer) {
  writer->count = (writer->count + 7) & ~7u;
  flush(writer);
}

/* Huffman codes ---------------------------------------------------------- */

/* Depths in a Huffman tree of the symbols that occur, none greater than `longest`. */
static void find_lengths(const uint32_t *given, int symbols, int longest, uint8_t *lengths) {
  uint32_t weight[2 * literal_count];
  int parent[2 * literal_count];
  int order[literal_count];
  uint32_t counts[literal_count];
  memcpy(counts, given, sizeof(uint32_t) * (size_t)symbols);
  for (;;) {
    int used = 0;
    memset(lengths, 0, (size_t)symbols);
    for (int symbol = 0; symbol < symbols; symbol++) {
      if (counts[symbol] == 0) continue;
      int place = used++;
      while (place > 0 && counts[order[place - 1]] > counts[symbol]) {
        order[place] = order[place - 1];
        place--;
      }
      order[place] = symbol;
    }
    if (used == 0) return;
    if (used == 1) {
      lengths[order[0]] = 1;
      return;
    }
    /* Two queues: leaves by weight, and nodes, which come out by weight by themselves. */
    for (int leaf = 0; leaf < used; leaf++) weight[leaf] = counts[order[leaf]];
    int leaf = 0, node = used, last = used;
    for (; last < 2 * used - 1; last++) {
      weight[last] = 0;
      for (int child = 0; child < 2; child++) {
        int taken = leaf < used && (node == last || weight[leaf] <= weight[node]) ? leaf++ : node++;
        weight[last] += weight[taken];
        parent[taken] = last;
      }
    }
    int deepest = 0;
    uint8_t depth[2 * literal_count];
    depth[last - 1] = 0;
    for (int place = last - 2; place >= 0; place--) {
      depth[place] = (uint8_t)(depth[parent[place]] + 1);
      if (place < used) {
        lengths[order[place]] = depth[place];
        if (depth[place] > deepest) deepest = depth[place];
      }
    }
    if (deepest <= longest) return;
    /* Flatter weights make a flatter tree; equal ones would be nine deep. */
    for (int symbol = 0; symbol < symbols; symbol++) counts[symbol] = (counts[symbol] + 1) / 2;
  }
}

static void assign_codes(huffman_codes *codes, int symbols) {
  unsigned next = 0;
  for (int length = 1; length <= longest_code; length++) {
    for (int symbol = 0; symbol < symbols; symbol++) {
      if (codes->length[symbol] != length) continue;
      unsigned turned = 0;
      for (int bit = 0; bit < length; bit++) turned |= ((next >> bit) & 1) << (length - 1 - bit);
      codes->code[symbol] = (uint16_t)turned;
      next++;
    }
    next <<= 1;
  }
}

/* Deflate's names for lengths of repetitions -------------------------------- */

static inline unsigned length_symbol(unsigned length, unsigned *extra_count, unsigned *extra) {
  *extra_count = 0;
  *extra = 0;
  if (length == longest_match) return 285;
  unsigned rest = length - 3;
  if (rest < 8) return 257 + rest;
  unsigned top = 31 - (unsigned)__builtin_clz(rest);
  *extra_count = top - 2;
  *extra = rest & ((1u << (top - 2)) - 1);
  return 257 + ((top - 1) << 2) + ((rest >> (top - 2)) & 3);
}

/* Rows ------------------------------------------------------------------------ */

static inline unsigned pixel_bytes(const tessera_png_rows *rows) { return rows->has_alpha ? 4 : 3; }

static inline size_t row_bytes(const tessera_png_rows *rows) { return 1 + (size_t)rows->width * pixel_bytes(rows); }

size_t tessera_png_raw_count(const tessera_png_rows *rows) { return row_bytes(rows) * rows->count; }

/* No code is longer than 15 bits; the rest is for the codes' own lengths and the ends. */
size_t tessera_png_bound(const tessera_png_rows *rows) { return tessera_png_raw_count(rows) * 2 + 1024; }

static inline unsigned plain(unsigned part, unsigned alpha) {
  unsigned value = (part * 255 + alpha / 2) / alpha;
  return value > 255 ? 255 : value;
}

/* A premultiplied pixel as RGBA bytes in one number. */
static inline uint32_t unmultiplied(const uint8_t *pixel) {
  unsigned alpha = pixel[3];
  if (alpha == 0) return 0;
  if (alpha == 255) return pixel[2] | (uint32_t)pixel[1] << 8 | (uint32_t)pixel[0] << 16 | 0xff000000u;
  return plain(pixel[2], alpha) | plain(pixel[1], alpha) << 8 | plain(pixel[0], alpha) << 16 | (uint32_t)alpha << 24;
}

static void filter(const tessera_png_rows *rows, uint8_t *target) {
  static const uint8_t nothing[4] = {0, 0, 0, 0};
  for (uint32_t row = rows->first; row < rows->first + rows->count; row++) {
    const uint8_t *from = rows->pixels + (size_t)row * rows->stride;
    const uint8_t *above = row == 0 ? nothing : from - rows->stride;
    size_t step = row == 0 ? 0 : 4;
    *target++ = up_filter;
    if (rows->has_alpha) {
      for (uint32_t column = 0; column < rows->width; column++, from += 4, above += step, target += 4) {
        uint32_t here = unmultiplied(from), there = unmultiplied(above);
        for (int part = 0; part < 4; part++) target[part] = (uint8_t)((here >> (8 * part)) - (there >> (8 * part)));
      }
    } else {
      for (uint32_t column = 0; column < rows->width; column++, from += 4, above += step, target += 3) {
        target[0] = (uint8_t)(from[2] - above[2]);
        target[1] = (uint8_t)(from[1] - above[1]);
        target[2] = (uint8_t)(from[0] - above[0]);
      }
    }
  }
}

/* How many bytes from `at` on are as those one pixel before, in whole pixels, up to `end`. */
static inline size_t run(const uint8_t *at, const uint8_t *end, unsigned pixel) {
  const uint8_t *start = at;
  uint64_t here, before;
  while (at + 8 <= end) {
    memcpy(&here, at, 8);
    memcpy(&before, at - pixel, 8);
    if (here != before) {
      at += __builtin_ctzll(here ^ before) >> 3;
      size_t count = (size_t)(at - start);
      return count - count % pixel;
    }
    at += 8;
  }
  while (at < end && *at == *(at - pixel)) at++;
  size_t count = (size_t)(at - start);
  return count - count % pixel;
}

/* Whether a repetition is worth its name: shorter ones make the steps through photographs hard to foresee. */
static inline int is_like_before(const uint8_t *at, const uint8_t *end, unsigned pixel) {
  uint64_t here, before;
  if (end - at < 8) return 0;
  memcpy(&here, at, 8);
  memcpy(&before, at - pixel, 8);
  return here == before;
}

/* The longest repetition of whole pixels: 258 bytes, or 256. */
static inline size_t longest_run(unsigned pixel) { return longest_match - longest_match % pixel; }

/* The two passes take their steps alike: what is counted here is written there. */
static inline __attribute__((always_inline)) void count_symbols(
    const uint8_t *raw, size_t rows, size_t row_count, const unsigned pixel, uint32_t *counts) {
  /* A table for each part of a pixel: a counter that is raised twice in a row has to wait for itself. */
  uint32_t parts[4][256];
  memset(parts, 0, sizeof(parts));
  for (size_t row = 0; row < rows; row++) {
    const uint8_t *at = raw + row * row_count, *end = at + row_count;
    counts[*at++]++;
    const uint8_t *second = at + pixel;
    while (at < end) {
      if (at >= second && is_like_before(at, end, pixel)) {
        for (size_t rest = run(at, end, pixel); rest > 0;) {
          size_t length = rest < longest_run(pixel) ? rest : longest_run(pixel);
          unsigned extra_count, extra;
          counts[length_symbol((unsigned)length, &extra_count, &extra)]++;
          at += length;
          rest -= length;
        }
        continue;
      }
      for (unsigned part = 0; part < pixel; part++) parts[part][at[part]]++;
      at += pixel;
    }
  }
  for (unsigned part = 0; part < pixel; part++)
    for (int value = 0; value < 256; value++) counts[value] += parts[part][value];
  counts[end_of_block]++;
}

static inline __attribute__((always_inline)) void put_rows(
    bit_writer *target, const uint8_t *raw, size_t rows, size_t row_count, const unsigned pixel,
    const huffman_codes *codes) {
  bit_writer writer = *target;
  /* Code and length side by side. */
  uint32_t both[256];
  for (int value = 0; value < 256; value++) both[value] = codes->code[value] | (uint32_t)codes->length[value] << 16;
  for (size_t row = 0; row < rows; row++) {
    const uint8_t *at = raw + row * row_count, *end = at + row_count;
    put(&writer, both[*at] & 0xffff, both[*at] >> 16);
    flush(&writer);
    at++;
    const uint8_t *second = at + pixel;
    while (at < end) {
      if (at >= second && is_like_before(at, end, pixel)) {
        for (size_t rest = run(at, end, pixel); rest > 0;) {
          size_t length = rest < longest_run(pixel) ? rest : longest_run(pixel);
          unsigned extra_count, extra, symbol = length_symbol((unsigned)length, &extra_count, &extra);
          put(&writer, codes->code[symbol], codes->length[symbol]);
          put(&writer, extra, extra_count);
          /* The only distance there is has the code 0, of one bit. */
          put(&writer, 0, 1);
          flush(&writer);
          at += length;
          rest -= length;
        }
        continue;
      }
      /* Three codes of 15 bits and the 7 that were left over have room in 64 bits; four have not. */
      for (unsigned part = 0; part < pixel; part++) {
        put(&writer, both[at[part]] & 0xffff, both[at[part]] >> 16);
        if (part == 2 && pixel == 4) flush(&writer);
      }
      flush(&writer);
      at += pixel;
    }
  }
  *target = writer;
}

/* The head of a block with its own codes --------------------------------------- */

static void put_code_lengths(bit_writer *writer, const huffman_codes *codes, unsigned pixel) {
  static const uint8_t order[19] = {16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15};
  /* Distances up to 4 have symbols of their own: distance less one. */
  unsigned distances = pixel;
  uint8_t all[literal_count + 4];
  memcpy(all, codes->length, literal_count);
  memset(all + literal_count, 0, 4);
  all[literal_count + distances - 1] = 1;
  unsigned total = literal_count + distances;

  /* Lengths, with repetitions of nothing told as such: (symbol, extra bits, how many). */
  uint8_t symbols[literal_count + 4], extras[literal_count + 4], extra_counts[literal_count + 4];
  unsigned used = 0;
  for (unsigned at = 0; at < total;) {
    unsigned zeros = 0;
    while (at + zeros < total && zeros < 138 && all[at + zeros] == 0) zeros++;
    if (zeros >= 11) {
      symbols[used] = 18, extras[used] = (uint8_t)(zeros - 11), extra_counts[used++] = 7;
      at += zeros;
    } else if (zeros >= 3) {
      symbols[used] = 17, extras[used] = (uint8_t)(zeros - 3), extra_counts[used++] = 3;
      at += zeros;
    } else {
      symbols[used] = all[at++], extras[used] = 0, extra_counts[used++] = 0;
    }
  }
  uint32_t counts[19] = {0};
  for (unsigned place = 0; place < used; place++) counts[symbols[place]]++;
  huffman_codes lengths;
  memset(&lengths, 0, sizeof(lengths));
  find_lengths(counts, 19, longest_length_code, lengths.length);
  assign_codes(&lengths, 19);

  unsigned told = 19;
  while (told > 4 && lengths.length[order[told - 1]] == 0) told--;
  put(writer, literal_count - 257, 5);
  put(writer, distances - 1, 5);
  put(writer, told - 4, 4);
  flush(writer);
  for (unsigned place = 0; place < told; place++) {
    put(writer, lengths.length[order[place]], 3);
    flush(writer);
  }
  for (unsigned place = 0; place < used; place++) {
    put(writer, lengths.code[symbols[place]], lengths.length[symbols[place]]);
    put(writer, extras[place], extra_counts[place]);
    flush(writer);
  }
}

/* Checks ---------------------------------------------------------------------- */

enum { adler_base = 65521, adler_block = 4096 };

static uint32_t adler(const uint8_t *bytes, size_t count) {
  uint32_t low = 1, high = 0;
  while (count > 0) {
    uint32_t block = count < adler_block ? (uint32_t)count : adler_block;
    /* Every byte counts in `high` as often as bytes come after it, and itself. */
    uint32_t sum = 0;
    uint64_t weighted = 0;
    for (uint32_t place = 0; place < block; place++) {
      sum += bytes[place];
      weighted += (uint64_t)(block - place) * bytes[place];
    }
    high = (uint32_t)((high + (uint64_t)block * low + weighted) % adler_base);
    low = (low + sum) % adler_base;
    bytes += block;
    count -= block;
  }
  return high << 16 | low;
}

uint32_t tessera_png_joined_check(uint32_t first, uint32_t second, size_t count) {
  uint64_t low = (first & 0xffff) + (second & 0xffff) + adler_base - 1;
  uint64_t high = (first >> 16) + (second >> 16) + (uint64_t)(count % adler_base) * ((first & 0xffff) + adler_base - 1);
  return (uint32_t)(high % adler_base) << 16 | (uint32_t)(low % adler_base);
}

uint32_t tessera_png_crc(const uint8_t *bytes, size_t count) {
  /* Four bits at a time; a picture is checked by the four bytes below. */
  static const uint32_t start[16] = {
      0x00000000, 0x1db71064, 0x3b6e20c8, 0x26d930ac, 0x76dc4190, 0x6b6b51f4, 0x4db26158, 0x5005713c,
      0xedb88320, 0xf00f9344, 0xd6d6a3e8, 0xcb61b38c, 0x9b64c2b0, 0x86d3d2d4, 0xa00ae278, 0xbdbdf21c};
  uint32_t tables[8][256];
  uint32_t crc = 0xffffffffu;
  if (count < 4096) {
    for (size_t place = 0; place < count; place++) {
      crc ^= bytes[place];
      crc = crc >> 4 ^ start[crc & 15];
      crc = crc >> 4 ^ start[crc & 15];
    }
    return ~crc;
  }
  for (uint32_t value = 0; value < 256; value++) {
    uint32_t one = value >> 4 ^ start[value & 15];
    tables[0][value] = one >> 4 ^ start[one & 15];
  }
  for (int table = 1; table < 8; table++)
    for (int value = 0; value < 256; value++)
      tables[table][value] = tables[table - 1][value] >> 8 ^ tables[0][tables[table - 1][value] & 255];
  for (; count >= 8; bytes += 8, count -= 8) {
    uint32_t low, high;
    memcpy(&low, bytes, 4);
    memcpy(&high, bytes + 4, 4);
    low ^= crc;
    crc = tables[7][low & 255] ^ tables[6][low >> 8 & 255] ^ tables[5][low >> 16 & 255] ^ tables[4][low >> 24] ^
        tables[3][high & 255] ^ tables[2][high >> 8 & 255] ^ tables[1][high >> 16 & 255] ^ tables[0][high >> 24];
  }
  for (; count > 0; count--, bytes++) crc = crc >> 8 ^ tables[0][(crc ^ *bytes) & 255];
  return ~crc;
}

/* All of it -------------------------------------------------------------------- */

size_t tessera_png_pack(
    const tessera_png_rows *rows, int is_last, uint8_t *scratch, uint8_t *target, uint32_t *check) {
  unsigned pixel = pixel_bytes(rows);
  filter(rows, scratch);
  *check = adler(scratch, tessera_png_raw_count(rows));
  uint32_t counts[literal_count];
  memset(counts, 0, sizeof(counts));
  /* Each with the pixel's size as a constant. */
  if (pixel == 3) {
    count_symbols(scratch, rows->count, row_bytes(rows), 3, counts);
  } else {
    count_symbols(scratch, rows->count, row_bytes(rows), 4, counts);
  }
  huffman_codes codes;
  memset(&codes, 0, sizeof(codes));
  find_lengths(counts, literal_count, longest_code, codes.length);
  assign_codes(&codes, literal_count);

  bit_writer writer = {target, 0, 0};
  put(&writer, is_last ? 1 : 0, 1);
  put(&writer, 2, 2);
  put_code_lengths(&writer, &codes, pixel);
  if (pixel == 3) {
    put_rows(&writer, scratch, rows->count, row_bytes(rows), 3, &codes);
  } else {
    put_rows(&writer, scratch, rows->count, row_bytes(rows), 4, &codes);
  }
  put(&writer, codes.code[end_of_block], codes.length[end_of_block]);
  flush(&writer);
  if (!is_last) {
    /* An empty block that is stored as it is begins at a byte. */
    put(&writer, 0, 3);
    pad(&writer);
    put(&writer, 0xffff0000u, 32);
    flush(&writer);
  }
  pad(&writer);
  return (size_t)(writer.target - target);
}
