// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// Makes an image from what its inputs say. Of Core Image's filters there is the one that draws QR codes.
open class CIFilter: NSObject, NSCopying {
  /// The filter's name, such as `CIQRCodeGenerator`.
  open private(set) var name: String
  private var inputs: [String: Any]

  /// An unnamed filter, which makes nothing.
  public override init() {
    name = ""
    inputs = [:]
    super.init()
  }

  /// The filter of that name; `nil`, with a line on standard error, for all but `CIQRCodeGenerator`.
  public convenience init?(name: String) {
    self.init(name: name, parameters: nil)
  }

  /// The filter of that name with some of its inputs set.
  public convenience init?(name: String, parameters params: [String: Any]?) {
    guard name == QRCodeGenerator.name else {
      FileHandle.standardError.write(
        Data("CIFilter: there is no \(name); of Core Image's filters only \(QRCodeGenerator.name) is built\n".utf8))
      return nil
    }
    self.init(named: name)
    for (key, value) in params ?? [:] { setValue(value, forKey: key) }
  }

  // Not designated: an initialiser that apps cannot see would keep the others from their subclasses.
  convenience init(named name: String) {
    self.init()
    self.name = name
    setDefaults()
  }

  /// The names of the inputs.
  open var inputKeys: [String] {
    name == QRCodeGenerator.name ? [QRCodeGenerator.messageKey, QRCodeGenerator.levelKey] : []
  }

  /// The names of what comes out.
  open var outputKeys: [String] { [kCIOutputImageKey] }

  /// Gives every input the value that it has when nothing is said.
  open func setDefaults() {
    guard name == QRCodeGenerator.name else { return }
    inputs = [QRCodeGenerator.levelKey: "M"]
  }

  /// What comes of the inputs; `nil` where they make nothing.
  open var outputImage: CIImage? {
    guard name == QRCodeGenerator.name, let message = inputs[QRCodeGenerator.messageKey] as? Data else { return nil }
    let level = inputs[QRCodeGenerator.levelKey] as? String ?? "M"
    return QRCodeGenerator(message: message, level: level).image
  }

  // MARK: - Inputs by name

  /// An input, or the output image.
  ///
  /// A name that the filter does not know stops the app.
  open func value(forKey key: String) -> Any? {
    if key == kCIOutputImageKey { return outputImage }
    check(key)
    return inputs[key]
  }

  /// Sets an input; `nil` takes it away.
  ///
  /// A name that the filter does not know stops the app.
  open func setValue(_ value: Any?, forKey key: String) {
    check(key)
    inputs[key] = value
  }

  private func check(_ key: String) {
    guard inputKeys.contains(key) else {
      fatalError(
        "[<CIFilter \(name)> valueForUndefinedKey:]: this class is not key value coding-compliant for the key \(key).")
    }
  }

  // MARK: - NSObject

  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = CIFilter(named: name)
    copy.takeInputs(of: self)
    return copy
  }

  final func takeInputs(of other: CIFilter) { inputs = other.inputs }

  /// The names of the filters that there are, whatever category is asked for.
  open class func filterNames(inCategory category: String?) -> [String] { [QRCodeGenerator.name] }
}

/// The key of a filter's output.
public let kCIOutputImageKey = "outputImage"
/// The key of the image that most filters start from.
public let kCIInputImageKey = "inputImage"
