// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import CTesseraRuntime

// Cells and headers of classes that are known only at run time: those that apps register. TesseraRuntime.h says how.

extension UITableViewCell {
  /// Makes a cell through `init(style:reuseIdentifier:)` of its class, with the default style.
  static func make(_ type: UITableViewCell.Type, reuseIdentifier: String) -> UITableViewCell {
    make(type, style: .default, reuseIdentifier: reuseIdentifier)
  }

  private static func make(
    _ type: UITableViewCell.Type, style: CellStyle, reuseIdentifier: String?
  ) -> UITableViewCell {
    withIdentifier(reuseIdentifier) { identifier in
      let number = UInt8(style.rawValue)
      guard let object = tessera_make_row(unsafeBitCast(type, to: UnsafeRawPointer.self), number, identifier) else {
        fatalError("\(type) has no init(style:reuseIdentifier:)")
      }
      return Unmanaged<UITableViewCell>.fromOpaque(object).takeRetainedValue()
    }
  }

  /// Makes a cell of the class that a metatype stands for, through its `init(style:reuseIdentifier:)`.
  public static func _tesseraInit(style: CellStyle, reuseIdentifier: String?) -> Self {
    guard let cell = make(self, style: style, reuseIdentifier: reuseIdentifier) as? Self else {
      fatalError("\(self) makes another class")
    }
    return cell
  }
}

extension UITableViewHeaderFooterView {
  /// Makes a header or footer through `init(reuseIdentifier:)` of its class.
  static func make(_ type: UITableViewHeaderFooterView.Type, reuseIdentifier: String?) -> UITableViewHeaderFooterView {
    withIdentifier(reuseIdentifier) { identifier in
      guard let object = tessera_make_header(unsafeBitCast(type, to: UnsafeRawPointer.self), identifier) else {
        fatalError("\(type) has no init(reuseIdentifier:)")
      }
      return Unmanaged<UITableViewHeaderFooterView>.fromOpaque(object).takeRetainedValue()
    }
  }

  /// Makes a header or footer of the class that a metatype stands for, through its `init(reuseIdentifier:)`.
  public static func _tesseraInit(reuseIdentifier: String?) -> Self {
    guard let view = make(self, reuseIdentifier: reuseIdentifier) as? Self else {
      fatalError("\(self) makes another class")
    }
    return view
  }
}

/// The initialiser takes the identifier along; only the memory is left.
private func withIdentifier<Result>(_ text: String?, _ body: (UnsafePointer<String?>) -> Result) -> Result {
  let identifier = UnsafeMutablePointer<String?>.allocate(capacity: 1)
  identifier.initialize(to: text)
  defer { identifier.deallocate() }
  return body(identifier)
}
