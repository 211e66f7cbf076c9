// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

@_exported public import CoreVideo
public import Foundation

/// Why a model does not answer.
public struct MLModelError: _BridgedStoredNSError {
  public enum Code: Int, _ErrorCodeProtocol, Sendable {
    public typealias _ErrorType = MLModelError
    case generic = 0
    case featureType = 1
    case io = 3
    case customLayer = 4
    case customModel = 5
    case update = 6
    case parameters = 7
    case modelDecryptionKeyFetch = 8
    case modelDecryption = 9
    case modelCollection = 10
  }

  public let _nsError: NSError
  public init(_nsError error: NSError) { _nsError = error }
  public static var _nsErrorDomain: String { errorDomain }
  public static var errorDomain: String { "com.apple.CoreML" }
  public static var generic: Code { .generic }
  public static var io: Code { .io }

  static var none: MLModelError {
    MLModelError(.generic, userInfo: [NSLocalizedDescriptionKey: "Tessera has nothing that runs models."])
  }
}

/// What a model computes with.
public enum MLComputeUnits: Int, Sendable {
  case cpuOnly = 0
  case cpuAndGPU = 1
  case all = 2
  case cpuAndNeuralEngine = 3
}

open class MLModelConfiguration: NSObject, @unchecked Sendable {
  open var computeUnits = MLComputeUnits.all
  open var allowLowPrecisionAccumulationOnGPU = false
  open var modelDisplayName: String?
  public override init() { super.init() }
}

public enum MLFeatureType: Int, Sendable {
  case invalid = 0
  case int64 = 1
  case double = 2
  case string = 3
  case image = 4
  case multiArray = 5
  case dictionary = 6
  case sequence = 7
}

/// A value that goes into a model or comes out of it.
open class MLFeatureValue: NSObject, @unchecked Sendable {
  open private(set) var type: MLFeatureType
  private let value: Any

  private init(_ type: MLFeatureType, _ value: Any) {
    (self.type, self.value) = (type, value)
    super.init()
  }

  public convenience init(int64 value: Int64) { self.init(.int64, value) }
  public convenience init(double value: Double) { self.init(.double, value) }
  public convenience init(string value: String) { self.init(.string, value) }
  public convenience init(pixelBuffer value: CVPixelBuffer) { self.init(.image, value) }
  public convenience init(multiArray value: MLMultiArray) { self.init(.multiArray, value) }

  open var int64Value: Int64 { value as? Int64 ?? 0 }
  open var doubleValue: Double { value as? Double ?? 0 }
  open var stringValue: String { value as? String ?? "" }
  open var imageBufferValue: CVPixelBuffer? { value as? CVPixelBuffer }
  open var multiArrayValue: MLMultiArray? { value as? MLMultiArray }
  open var dictionaryValue: [AnyHashable: NSNumber] { [:] }
}

/// Values by name.
public protocol MLFeatureProvider {
  var featureNames: Set<String> { get }
  func featureValue(for featureName: String) -> MLFeatureValue?
}

/// Values by name, of a dictionary.
open class MLDictionaryFeatureProvider: NSObject, MLFeatureProvider, @unchecked Sendable {
  open private(set) var dictionary: [String: MLFeatureValue]
  open var featureNames: Set<String> { Set(dictionary.keys) }

  /// - Throws: ``MLModelError`` for a value that is of no such kind.
  public init(dictionary: [String: Any]) throws {
    self.dictionary = try dictionary.mapValues { value in
      switch value {
      case let value as MLFeatureValue: return value
      case let value as String: return MLFeatureValue(string: value)
      case let value as Int: return MLFeatureValue(int64: Int64(value))
      case let value as Int64: return MLFeatureValue(int64: value)
      case let value as Double: return MLFeatureValue(double: value)
      case let value as MLMultiArray: return MLFeatureValue(multiArray: value)
      case let value as CVPixelBuffer: return MLFeatureValue(pixelBuffer: value)
      default: throw MLModelError(.featureType)
      }
    }
    super.init()
  }

  open func featureValue(for featureName: String) -> MLFeatureValue? { dictionary[featureName] }
}

public enum MLMultiArrayDataType: Int, Sendable {
  case double = 0x10040
  case float32 = 0x10020
  case float16 = 0x10010
  case int32 = 0x20020
}

/// Numbers of several dimensions, as numbers of double precision.
open class MLMultiArray: NSObject, @unchecked Sendable {
  open private(set) var shape: [NSNumber]
  open private(set) var strides: [NSNumber]
  open private(set) var dataType: MLMultiArrayDataType
  open private(set) var count: Int
  private var numbers: [Double]

  /// - Throws: ``MLModelError`` for a shape that is none.
  public init(shape: [NSNumber], dataType: MLMultiArrayDataType) throws {
    let sides = shape.map(\.intValue)
    var count = 1
    for side in sides {
      let (product, isTooLarge) = count.multipliedReportingOverflow(by: side)
      guard side > 0, !isTooLarge, product <= 1 << 32 else { throw MLModelError(.generic) }
      count = product
    }
    var strides = [Int](repeating: 1, count: sides.count)
    for index in sides.indices.dropLast().reversed() { strides[index] = strides[index + 1] * sides[index + 1] }
    (self.shape, self.dataType, self.count) = (shape, dataType, count)
    self.strides = strides.map { NSNumber(value: $0) }
    numbers = Array(repeating: 0, count: count)
    super.init()
  }

  open subscript(index: Int) -> NSNumber {
    get { NSNumber(value: numbers[index]) }
    set { numbers[index] = newValue.doubleValue }
  }

  open subscript(key: [NSNumber]) -> NSNumber {
    get { self[place(of: key)] }
    set { self[place(of: key)] = newValue }
  }

  private func place(of key: [NSNumber]) -> Int {
    precondition(key.count == shape.count, "a key of \(shape.count) numbers is needed")
    return zip(key, strides).reduce(0) { $0 + $1.0.intValue * $1.1.intValue }
  }
}

/// What somebody says of a model.
open class MLModelDescription: NSObject, @unchecked Sendable {
  private override init() { super.init() }
}

/// Something that has learned. None can be run here: making one ends in ``MLModelError``.
///
/// Not an `NSObject`, whose `init()` may not be one that throws.
open class MLModel: @unchecked Sendable {
  public convenience init(contentsOf url: URL) throws {
    try self.init(contentsOf: url, configuration: MLModelConfiguration())
  }
  public init(contentsOf url: URL, configuration: MLModelConfiguration) throws {
    guard FileManager.default.fileExists(atPath: url.path) else { throw MLModelError(.io) }
    throw MLModelError.none
  }

  open class func load(
    contentsOf url: URL, configuration: MLModelConfiguration = MLModelConfiguration(),
    completionHandler handler: @escaping (Result<MLModel, any Error>) -> Void
  ) {
    nonisolated(unsafe) let handler = handler
    DispatchQueue.main.async { handler(.failure(MLModelError.none)) }
  }
  open class func load(
    contentsOf url: URL, configuration: MLModelConfiguration = MLModelConfiguration()
  ) async throws -> MLModel { throw MLModelError.none }
  open class func compileModel(at modelURL: URL) throws -> URL { throw MLModelError.none }

  open var configuration: MLModelConfiguration { MLModelConfiguration() }
  open func prediction(from input: any MLFeatureProvider) throws -> any MLFeatureProvider { throw MLModelError.none }
}
