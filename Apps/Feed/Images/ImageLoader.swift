// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Combine
import ImageIO
import UIKit

/// Brings pictures as small as they are shown: from memory, from the disk, from the network.
final class ImageLoader {
  static let shared = ImageLoader(
    disk: FileManager.default.urls(for: .cachesDirectory, in: .userDomainMask).first.map {
      ImageFiles(folder: $0.appendingPathComponent("Feed/Images", isDirectory: true))
    })

  /// Why there is no picture.
  enum Failure: Error {
    case network(NetworkError)
    case undecodable
  }

  private let transport: Transport
  private let disk: ImageFiles?
  private let memory = NSCache<NSString, UIImage>()
  /// Where files are read and pictures decoded.
  private let work: DispatchQueue

  init(
    transport: Transport = URLSession.shared, disk: ImageFiles?,
    work: DispatchQueue = DispatchQueue(label: "images", qos: .userInitiated)
  ) {
    self.transport = transport
    self.disk = disk
    self.work = work
    memory.totalCostLimit = 64 << 20
  }

  /// A picture that is in memory already.
  ///
  /// - Parameter pixels: The longer side that it is shown with.
  func cachedImage(at url: URL, pixels: Int) -> UIImage? {
    memory.object(forKey: Self.key(url, pixels))
  }

  /// A picture, on the main queue. Whoever cancels ends the request.
  func image(at url: URL, pixels: Int) -> AnyPublisher<UIImage, Failure> {
    let address = Artwork.url(url, pixels: pixels)
    return Just(address)
      .receive(on: work)
      .map { [disk] in disk?.data(for: $0) }
      .setFailureType(to: Failure.self)
      .flatMap { [transport, disk, work] data -> AnyPublisher<Data, Failure> in
        if let data { return Just(data).setFailureType(to: Failure.self).eraseToAnyPublisher() }
        return Self.download(address, by: transport)
          .receive(on: work)
          .handleEvents(receiveOutput: { disk?.store($0, for: address) })
          .eraseToAnyPublisher()
      }
      .flatMap { data in
        Self.thumbnail(of: data, pixels: pixels).publisher
      }
      .receive(on: DispatchQueue.main)
      .handleEvents(receiveOutput: { [memory] image in
        let cost = image.cgImage.map { $0.width * $0.height * 4 } ?? 0
        memory.setObject(image, forKey: Self.key(url, pixels), cost: cost)
      })
      .eraseToAnyPublisher()
  }

  private static func key(_ url: URL, _ pixels: Int) -> NSString { "\(pixels) \(url.absoluteString)" as NSString }

  private static func download(_ url: URL, by transport: Transport) -> AnyPublisher<Data, Failure> {
    transport.answer(to: URLRequest(url: url, timeoutInterval: 20))
      .mapError { Failure.network(.transport($0.code)) }
      .flatMap { answer -> Result<Data, Failure>.Publisher in
        let status = (answer.response as? HTTPURLResponse)?.statusCode ?? 200
        guard status == 200 else { return Result.failure(.network(.status(status))).publisher }
        return Result.success(answer.data).publisher
      }
      .eraseToAnyPublisher()
  }

  /// Decodes no more of a picture than is shown.
  private static func thumbnail(of data: Data, pixels: Int) -> Result<UIImage, Failure> {
    let options: [CFString: Any] = [
      kCGImageSourceCreateThumbnailFromImageAlways: true,
      kCGImageSourceCreateThumbnailWithTransform: true,
      kCGImageSourceShouldCacheImmediately: true,
      kCGImageSourceThumbnailMaxPixelSize: pixels,
    ]
    guard let source = CGImageSourceCreateWithData(data as CFData, nil),
      let image = CGImageSourceCreateThumbnailAtIndex(source, 0, options as CFDictionary)
    else { return .failure(.undecodable) }
    return .success(UIImage(cgImage: image))
  }
}

/// Pictures of services that have each in many sizes.
enum Artwork {
  private static let sides = [100, 200, 400, 600, 1000]

  /// The address of a picture that is large enough: the smallest of a few sizes, so that caches are of use.
  static func url(_ url: URL, pixels: Int) -> URL {
    let name = url.lastPathComponent
    guard name.hasPrefix("100x100"), let side = sides.first(where: { $0 >= pixels }) ?? sides.last else { return url }
    return url.deletingLastPathComponent().appendingPathComponent("\(side)x\(side)" + name.dropFirst(7))
  }
}
