/* SPDX-FileCopyrightText: 2026 The Tessera Authors
   SPDX-License-Identifier: MIT */

#ifndef TESSERA_PNG_PACKING_H
#define TESSERA_PNG_PACKING_H

#include <stddef.h>
#include <stdint.h>

/* Some rows of a picture: premultiplied BGRA. */
typedef struct {
  const uint8_t *pixels; /* the first of the picture's rows */
  size_t stride;         /* bytes from row to row */
  uint32_t width;        /* pixels */
  uint32_t first, count; /* which rows are packed */
  int has_alpha;         /* RGBA, or RGB as on black */
} tessera_png_rows;

/* The most bytes that rows may take once they are packed. */
size_t tessera_png_bound(const tessera_png_rows *rows);

/* How many bytes rows are before they are packed; scratch memory has to have as many, and 8 more. */
size_t tessera_png_raw_count(const tessera_png_rows *rows);

/* Packs rows as deflate blocks that end at a byte, and returns how many bytes were written. Stretches of one picture
   are independent: they may be packed at once and laid one after the other. `check` is their Adler-32. */
size_t tessera_png_pack(
    const tessera_png_rows *rows, int is_last, uint8_t *scratch, uint8_t *target, uint32_t *check);

/* The Adler-32 of two stretches, of which the second has `count` bytes. */
uint32_t tessera_png_joined_check(uint32_t first, uint32_t second, size_t count);

/* The CRC-32 of a chunk's name and content. */
uint32_t tessera_png_crc(const uint8_t *bytes, size_t count);

#endif
