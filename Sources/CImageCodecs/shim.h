// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

#include <setjmp.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <png.h>
#include <turbojpeg.h>
#include <webp/decode.h>
#include <webp/demux.h>
#include <webp/encode.h>
#include <webp/mux.h>

/* libpng reports errors by longjmp, which must not cross Swift frames: so the calls to it stand here, in C. */

/* What a PNG call reads from or writes to, and why it failed. */
typedef struct {
  const uint8_t *input;
  size_t input_count;
  size_t input_offset;
  uint8_t *output; /* from malloc; the caller frees it */
  size_t output_count;
  size_t output_capacity;
  char message[128];
} tessera_png_io;

static inline void tessera_png_fail(png_structp png, png_const_charp text) {
  tessera_png_io *io = (tessera_png_io *)png_get_error_ptr(png);
  strncpy(io->message, text, sizeof(io->message) - 1);
  png_longjmp(png, 1);
}

static inline void tessera_png_ignore(png_structp png, png_const_charp text) {
  (void)png;
  (void)text;
}

static inline void tessera_png_take(png_structp png, png_bytep target, size_t count) {
  tessera_png_io *io = (tessera_png_io *)png_get_io_ptr(png);
  if (count > io->input_count - io->input_offset) png_error(png, "the data ends too early");
  memcpy(target, io->input + io->input_offset, count);
  io->input_offset += count;
}

static inline void tessera_png_give(png_structp png, png_bytep source, size_t count) {
  tessera_png_io *io = (tessera_png_io *)png_get_io_ptr(png);
  if (count > io->output_capacity - io->output_count) {
    size_t capacity = (io->output_count + count) * 2;
    uint8_t *grown = (uint8_t *)realloc(io->output, capacity);
    if (grown == NULL) png_error(png, "out of memory");
    io->output = grown;
    io->output_capacity = capacity;
  }
  memcpy(io->output + io->output_count, source, count);
  io->output_count += count;
}

static inline void tessera_png_flush(png_structp png) { (void)png; }

/* Decodes into premultiplied BGRA rows of width * 4 bytes. Returns 0, with io->message set, if it cannot. */
static inline int tessera_png_read(tessera_png_io *io, uint8_t *target, uint32_t width, uint32_t height) {
  png_structp png = png_create_read_struct(PNG_LIBPNG_VER_STRING, io, tessera_png_fail, tessera_png_ignore);
  png_infop info = png == NULL ? NULL : png_create_info_struct(png);
  png_bytep *rows = (png_bytep *)malloc(sizeof(png_bytep) * height);
  if (info == NULL || rows == NULL) {
    strncpy(io->message, "out of memory", sizeof(io->message) - 1);
    png_destroy_read_struct(&png, &info, NULL);
    free(rows);
    return 0;
  }
  for (uint32_t row = 0; row < height; row++) rows[row] = target + (size_t)row * width * 4;
  if (setjmp(png_jmpbuf(png))) {
    png_destroy_read_struct(&png, &info, NULL);
    free(rows);
    return 0;
  }
  png_set_read_fn(png, io, tessera_png_take);
  png_set_user_limits(png, width, height);
  png_set_chunk_malloc_max(png, 8 << 20);
  png_set_chunk_cache_max(png, 64);
  /* Text, colour profiles and the like are not used, so they are not unpacked either. */
  png_set_keep_unknown_chunks(png, PNG_HANDLE_CHUNK_NEVER, NULL, 0);
  png_read_info(png, info);
  if (png_get_image_width(png, info) != width || png_get_image_height(png, info) != height)
    png_error(png, "the size is not that of the first header");
  png_set_expand(png);
  png_set_scale_16(png);
  png_set_gray_to_rgb(png);
  png_set_add_alpha(png, 0xff, PNG_FILLER_AFTER);
  png_set_bgr(png);
  png_set_interlace_handling(png);
  png_read_update_info(png, info);
  if (png_get_rowbytes(png, info) != (size_t)width * 4) png_error(png, "the row size is not that of BGRA");
  png_read_image(png, rows);
  png_read_end(png, NULL);
  png_destroy_read_struct(&png, &info, NULL);
  free(rows);
  for (size_t byte = 0; byte < (size_t)width * height * 4; byte += 4) {
    unsigned alpha = target[byte + 3];
    if (alpha == 255) continue;
    for (int part = 0; part < 3; part++) target[byte + part] = (uint8_t)((target[byte + part] * alpha + 127) / 255);
  }
  return 1;
}

/* Encodes premultiplied BGRA rows as RGBA, or as RGB. Returns 0, with io->message set, if it cannot. */
static inline int tessera_png_write(
    tessera_png_io *io, const uint8_t *source, size_t stride, uint32_t width, uint32_t height, int has_alpha) {
  png_structp png = png_create_write_struct(PNG_LIBPNG_VER_STRING, io, tessera_png_fail, tessera_png_ignore);
  png_infop info = png == NULL ? NULL : png_create_info_struct(png);
  uint8_t *line = (uint8_t *)malloc((size_t)width * 4);
  if (info == NULL || line == NULL) {
    strncpy(io->message, "out of memory", sizeof(io->message) - 1);
    png_destroy_write_struct(&png, &info);
    free(line);
    return 0;
  }
  if (setjmp(png_jmpbuf(png))) {
    png_destroy_write_struct(&png, &info);
    free(line);
    return 0;
  }
  png_set_write_fn(png, io, tessera_png_give, tessera_png_flush);
  png_set_user_limits(png, 0x7fffffff, 0x7fffffff);
  png_set_compression_level(png, 1);
  png_set_filter(png, PNG_FILTER_TYPE_BASE, PNG_FILTER_SUB);
  png_set_IHDR(
      png, info, width, height, 8, has_alpha ? PNG_COLOR_TYPE_RGBA : PNG_COLOR_TYPE_RGB, PNG_INTERLACE_NONE,
      PNG_COMPRESSION_TYPE_BASE, PNG_FILTER_TYPE_BASE);
  png_set_sRGB(png, info, PNG_sRGB_INTENT_PERCEPTUAL);
  png_write_info(png, info);
  for (uint32_t row = 0; row < height; row++) {
    const uint8_t *from = source + (size_t)row * stride;
    uint8_t *to = line;
    for (uint32_t column = 0; column < width; column++, from += 4) {
      unsigned blue = from[0], green = from[1], red = from[2], alpha = from[3];
      if (has_alpha && alpha != 255) {
        if (alpha == 0) {
          red = green = blue = 0;
        } else {
          red = (red * 255 + alpha / 2) / alpha;
          green = (green * 255 + alpha / 2) / alpha;
          blue = (blue * 255 + alpha / 2) / alpha;
          if (red > 255) red = 255;
          if (green > 255) green = 255;
          if (blue > 255) blue = 255;
        }
      }
      *to++ = (uint8_t)red;
      *to++ = (uint8_t)green;
      *to++ = (uint8_t)blue;
      if (has_alpha) *to++ = (uint8_t)alpha;
    }
    png_write_row(png, line);
  }
  png_write_end(png, NULL);
  png_destroy_write_struct(&png, &info);
  free(line);
  return 1;
}
