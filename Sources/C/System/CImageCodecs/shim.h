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

/* What a PNG call reads from, and why it failed. */
typedef struct {
  const uint8_t *input;
  size_t input_count;
  size_t input_offset;
  /* Whether rows that are missing at the end are left as they were in the target. */
  int is_partial;
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

static inline void tessera_png_premultiply(uint8_t *target, size_t count) {
  for (size_t pixel = 0; pixel < count;) {
    /* Most stretches are opaque: that is seen for sixteen pixels in one step. */
    size_t end = count - pixel < 16 ? count : pixel + 16;
    unsigned all = 255;
    for (size_t each = pixel; each < end; each++) all &= target[each * 4 + 3];
    for (; all != 255 && pixel < end; pixel++) {
      uint8_t *parts = target + pixel * 4;
      for (int part = 0; part < 3; part++) parts[part] = (uint8_t)((parts[part] * parts[3] + 127) / 255);
    }
    pixel = end;
  }
}

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
  volatile int is_reading = 0;
  volatile int has_alpha = 0;
  if (setjmp(png_jmpbuf(png))) {
    png_destroy_read_struct(&png, &info, NULL);
    free(rows);
    if (!io->is_partial || !is_reading) return 0;
    if (has_alpha) tessera_png_premultiply(target, (size_t)width * height);
    return 1;
  }
  png_set_read_fn(png, io, tessera_png_take);
  png_set_user_limits(png, width, height);
  /* Asked for in small pieces, all but the last of what has come is had. */
  if (io->is_partial) png_set_compression_buffer_size(png, 64);
  png_set_chunk_malloc_max(png, 8 << 20);
  png_set_chunk_cache_max(png, 64);
  /* Text, colour profiles and the like are not used, so they are not unpacked either. */
  png_set_keep_unknown_chunks(png, PNG_HANDLE_CHUNK_NEVER, NULL, 0);
  /* Each chunk has its own sum; that of the whole would be a second one over all bytes. */
  png_set_option(png, PNG_IGNORE_ADLER32, PNG_OPTION_ON);
  png_read_info(png, info);
  if (png_get_image_width(png, info) != width || png_get_image_height(png, info) != height)
    png_error(png, "the size is not that of the first header");
  has_alpha = (png_get_color_type(png, info) & PNG_COLOR_MASK_ALPHA) != 0 || png_get_valid(png, info, PNG_INFO_tRNS);
  png_set_expand(png);
  png_set_scale_16(png);
  png_set_gray_to_rgb(png);
  png_set_add_alpha(png, 0xff, PNG_FILLER_AFTER);
  png_set_bgr(png);
  png_set_interlace_handling(png);
  png_read_update_info(png, info);
  if (png_get_rowbytes(png, info) != (size_t)width * 4) png_error(png, "the row size is not that of BGRA");
  is_reading = 1;
  png_read_image(png, rows);
  png_read_end(png, NULL);
  png_destroy_read_struct(&png, &info, NULL);
  free(rows);
  if (has_alpha) tessera_png_premultiply(target, (size_t)width * height);
  return 1;
}
