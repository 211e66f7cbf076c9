/* SPDX-License-Identifier: MIT */
#include <stdio.h>
#include <png.h>
#include <turbojpeg.h>
#include <webp/decode.h>
#include <webp/demux.h>
