// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import CCairo

/// An instance of FreeType, ended with its last face.
final class FreeTypeLibrary {
  let pointer: FT_Library

  init() {
    var created: FT_Library?
    guard FT_Init_FreeType(&created) == 0, let created else {
      // FreeType's only reason to fail here is a lack of some hundred bytes of memory.
      fatalError("FreeType cannot be started: out of memory")
    }
    pointer = created
  }

  deinit {
    FT_Done_FreeType(pointer)
  }
}

/// A font file that FreeType has opened, closed with its last owner. Cairo may be the last one.
final class FreeTypeFace {
  let pointer: FT_Face
  private let library: FreeTypeLibrary

  /// Opens a file, or returns `nil` where it is no font.
  init?(path: String, library: FreeTypeLibrary) {
    var created: FT_Face?
    guard FT_New_Face(library.pointer, path, 0, &created) == 0, let created else { return nil }
    pointer = created
    self.library = library
  }

  deinit {
    FT_Done_Face(pointer)
  }

  /// Creates a face for Cairo, which the caller destroys. Outlines are used as they are, without hinting.
  ///
  /// Cairo keeps faces in a cache of its own for a while after that, and the file stays open for it.
  func makeCairoFace() -> OpaquePointer {
    // Never null; failures come as an error face, which draws nothing.
    let face = cairo_ft_font_face_create_for_ft_face(pointer, Int32(FT_LOAD_NO_HINTING))!
    let owned = Unmanaged.passRetained(self)
    let status = cairo_font_face_set_user_data(face, Self.key, owned.toOpaque()) { pointer in
      // Cairo hands back what it was given, once.
      if let pointer { Unmanaged<FreeTypeFace>.fromOpaque(pointer).release() }
    }
    if status != CAIRO_STATUS_SUCCESS { owned.release() }
    return face
  }

  /// Only its address matters; it is never written to.
  private nonisolated(unsafe) static let key = UnsafeMutablePointer<cairo_user_data_key_t>.allocate(capacity: 1)
}
